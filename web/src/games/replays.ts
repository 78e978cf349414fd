// Parts of a replay that several games have.
import type { ReplayPart } from './game';

export const turningPause = 2800; // a card that is turned wants to be seen

// Cards are placed and turned one by one, and all that nobody sees is in the hands.
export const plainReplay: ReplayPart = {
  sentences: {},
  pauses: { placed: turningPause, discarded: turningPause },
  lingers: [],
  isMiss: (event) => event.type === 'placed' && !event.right,
  unseen: () => ({ note: '', cards: [], answers: [] }),
};
