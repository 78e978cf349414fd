// The way to a new table, whichever button asks for it.
import { ApiError, openTable, type Opening } from '../net/api';
import { route } from '../route.svelte';
import { me } from './me.svelte';

export const robots = ['regular', 'regular', 'regular'];

export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'other');

export class Door {
  busy = $state(''); // the button that was pressed
  refused = $state(''); // why not

  async open(button: string, opening: Omit<Opening, 'name'>, name?: string): Promise<void> {
    if (this.busy) return;
    this.busy = button;
    this.refused = '';
    try {
      await me.present(name);
      route.go(`/t/${await openTable({ ...opening, name: me.name })}`);
    } catch (error) {
      this.refused = codeOf(error);
    } finally {
      this.busy = '';
    }
  }
}
