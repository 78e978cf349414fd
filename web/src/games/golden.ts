// Recorded games, for tests.
import { readdirSync, readFileSync } from 'node:fs';
import schema from '../../../docs/messages.schema.json';
import type { View } from '../net/generated';

const folder = new URL('../../../tests/data/golden/', import.meta.url);
export const goldenFiles = readdirSync(folder).filter((name) => name.endsWith('.json'));

// Views gain fields with each new game; they are null in all others, whose files are not written again.
const fields = Object.fromEntries(schema.$defs.View.required.map((field) => [field, null]));
const completed = (view: object): View => ({ ...fields, ...view }) as unknown as View;

export interface Golden<Log> {
  log: Log;
  actions: { type: string }[];
  start: View;
  views: Record<string, View> & { onlooker: View };
}

export function readGolden<Log>(name: string): Golden<Log> {
  const golden = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden<Log>;
  const views = Object.entries(golden.views).map(([who, view]) => [who, completed(view)]);
  return { ...golden, start: completed(golden.start), views: Object.fromEntries(views) as Golden<Log>['views'] };
}
