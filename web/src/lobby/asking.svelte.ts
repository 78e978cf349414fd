// What the lobby asks of the table, and where on the page a refusal is told.
import type { TableRequest, SettingsWish } from '../net/messages';
import type { Table } from '../net/table.svelte';
import { speech } from '../words/words.svelte';

export type Where = 'game' | 'decks' | 'period' | 'themes' | 'options' | 'seats' | 'join' | 'start';

export class Asking {
  private readonly places = new Map<string, { where: Where; type: TableRequest['type'] }>();
  private waiting: { id: string; then: () => void }[] = [];

  constructor(private readonly table: Table) {}

  // `then` runs when the server has agreed: settings and seats overtake each other otherwise.
  send(where: Where, message: TableRequest, then?: () => void): string {
    const id = this.table.ask(message);
    this.places.set(id, { where, type: message.type });
    if (then) this.waiting.push({ id, then });
    return id;
  }

  change(where: Where, settings: SettingsWish, then?: () => void): string {
    return this.send(where, { type: 'settings', settings }, then);
  }

  isPending(id: string): boolean {
    return this.table.pending.some((each) => each.id === id);
  }

  // To be called whenever the server has answered.
  goOn(pending: { id: string }[]): void {
    const ready = this.waiting.filter(({ id }) => !pending.some((each) => each.id === id));
    this.waiting = this.waiting.filter((each) => !ready.includes(each));
    for (const { id, then } of ready) if (this.table.refusal?.id !== id) then();
  }

  refusal(where: Where): string {
    const { refusal, news } = this.table;
    const asked = this.places.get(refusal?.id ?? '');
    if (!refusal || (asked?.where ?? 'start') !== where) return '';
    const { lobby, refused } = speech.words;
    if (refusal.code === 'seat-taken' && asked?.type === 'settings') {
      return news?.seats.some(({ people }) => people.length > 1) ? lobby.seatShared : lobby.lastSeatTaken;
    }
    return lobby.refused[refusal.code] ?? refused[refusal.code] ?? refusal.message;
  }
}
