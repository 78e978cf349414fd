// What a screen reader calls a card whose year is hidden: its title and what is dated. Some sizes hide the latter from the eye.
import type { Face } from '../net/messages';

export function cardName(face: Face | undefined): string {
  return [face?.title ?? '…', face?.dated].filter(Boolean).join(', ');
}
