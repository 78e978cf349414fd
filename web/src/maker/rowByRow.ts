// The remarks of an import, row by row.
import type { Remark } from '../net/decks';

export interface FileRow {
  line: number; // 0: the whole file
  outcome: Remark['outcome'];
  remarks: Remark[];
}

const weight = { refused: 2, skipped: 1, taken: 0 };

export function rowsOf(remarks: Remark[]): FileRow[] {
  const rows = new Map<number, FileRow>();
  for (const remark of remarks) {
    const row = rows.get(remark.line) ?? { line: remark.line, outcome: remark.outcome, remarks: [] };
    if (weight[remark.outcome] > weight[row.outcome]) row.outcome = remark.outcome;
    row.remarks.push(remark);
    rows.set(remark.line, row);
  }
  return [...rows.values()].sort((a, b) => a.line - b.line);
}
