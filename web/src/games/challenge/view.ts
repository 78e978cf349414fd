// What this game adds to a view, and a table with such a view.
import type { View as SentView } from '../../net/generated';
import type { Happening, Table } from '../../net/table.svelte';
import type { View } from '../types';

export type ChallengeView = View & Pick<SentView, 'positions' | 'trial' | 'answered' | 'answer' | 'duel' | 'bounds'>;
export type ChallengeTable = Table<ChallengeView>;
export type ChallengeHappening = Happening<ChallengeView>;
