// What this game adds to a view, and a table with such a view.
import type { View as SentView } from '../../net/generated';
import type { Table } from '../../net/table.svelte';
import type { View } from '../types';

export type CoopView = View & Pick<SentView, 'rift' | 'icon' | 'turn'>;
export type CoopTable = Table<CoopView>;
