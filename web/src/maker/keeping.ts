// Drafts that stay in this browser, so that a closed tab loses nothing.
import type { Draft } from './draft';

export interface Kept {
  draft: Draft;
  base: string; // the hash that it was saved as; empty: never yet
  saved: number; // when, 0: never
}

const keyOf = (name: string): string => `frise.draft.${name || 'new'}`;

export function keptDraft(name: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.draft?.cards) && kept.draft.languages?.length ? kept : null;
  } catch {
    return null;
  }
}

// False where the browser keeps nothing.
export function keepDraft(name: string, kept: Kept): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // There was none.
  }
}
