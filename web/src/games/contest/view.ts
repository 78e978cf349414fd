// What this game adds to a view, and a table with such a view.
import type { View as SentView } from '../../net/generated';
import type { Happening, Table } from '../../net/table.svelte';
import type { View } from '../types';

export type ContestView = View & Pick<SentView, 'proposal' | 'contester' | 'giving' | 'totals'>;
export type ContestTable = Table<ContestView>;
export type ContestHappening = Happening<ContestView>;
