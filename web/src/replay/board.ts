// The board of a game, fetched once: after a leap it is made anew at once, and misses nothing of what follows.
import type { Component } from 'svelte';
import type { GameId, Seat } from '../games/types';
import type { Table } from '../net/table.svelte';

export type Board = Component<{ table: Table; seat: Seat | null }>;

export async function boardOf(game: GameId): Promise<Board> {
  switch (game) {
    case 'challenge':
      return (await import('../games/challenge/ChallengeBoard.svelte')).default;
    case 'coop':
      return (await import('../games/coop/CoopBoard.svelte')).default;
    case 'contest':
      return (await import('../games/contest/ContestBoard.svelte')).default;
    default:
      return (await import('../games/line/LineBoard.svelte')).default;
  }
}
