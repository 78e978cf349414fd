// The tables one knows, and those that are open to all. What cannot be fetched is left out.
import { currentToken, myGames, openTables, type ListedTable } from '../net/api';

export class Lists {
  mine = $state.raw<ListedTable[]>([]);
  open = $state.raw<ListedTable[]>([]);
  now = $state(Date.now());

  async fetch(): Promise<void> {
    const none = (): ListedTable[] => [];
    // Without a token the server would list other people's games.
    const [mine, open] = await Promise.all([currentToken() ? myGames().catch(none) : [], openTables().catch(none)]);
    const known = new Set(mine.map((each) => each.table));
    this.now = Date.now();
    this.mine = mine;
    this.open = open.filter((each) => !known.has(each.table));
  }
}
