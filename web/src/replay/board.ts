// The board of a game, fetched once: after a leap it is made anew at once, and misses nothing of what follows.
import type { Component } from 'svelte';
import type { GameId, Seat } from '../game/types';
import type { Table } from '../net/table.svelte';

export type Board = Component<{ table: Table; seat: Seat | null }>;

export async function boardOf(game: GameId): Promise<Board> {
  switch (game) {
    case 'challenge':
      return (await import('../boards/challenge/ChallengeBoard.svelte')).default;
    case 'coop':
      return (await import('../boards/coop/CoopBoard.svelte')).default;
    case 'contest':
      return (await import('../boards/contest/ContestBoard.svelte')).default;
    default:
      return (await import('../boards/line/LineBoard.svelte')).default;
  }
}
