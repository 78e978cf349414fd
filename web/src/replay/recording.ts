// A recorded game as the server tells it, step by step.
import { fold } from '../games/fold';
import type { CardId, GameEvent, Seat, View } from '../games/types';
import { ask } from '../net/api';
import type { Face, Facts, Language, TableNews } from '../net/messages';

export interface Step {
  n: number;
  at: number;
  events: GameEvent[];
  to_act: Seat[];
  over: boolean;
  seat?: Seat;
  actor?: 'bot' | 'clock';
  view?: View; // how it began: only the first step has it
}

export interface Recording {
  table: TableNews;
  over: boolean;
  steps: Step[];
  cards: Record<CardId, Face>;
  facts: Record<CardId, Facts>;
  years?: Record<CardId, number>; // for the all-seeing
}

// Whose eyes: a seat's, an onlooker's, or those of somebody who sees every card.
export type Eyes = Seat | 'onlooker' | 'all';

export async function fetchRecording(code: string, language: Language, eyes: Eyes = 'onlooker'): Promise<Recording> {
  const whose = eyes === 'all' ? '&all' : eyes === 'onlooker' ? '' : `&seat=${eyes}`;
  const recording = await ask<Recording>(
    'GET',
    `/api/tables/${encodeURIComponent(code)}/replay?lang=${language}${whose}`,
  );
  return { ...recording, steps: recording.steps.map((step) => ({ ...step, events: step.events.map(counted) })) };
}

// The all-seeing are told the order of a shuffled pile; the fold only wants to know how many cards it has.
function counted(event: GameEvent): GameEvent {
  return event.type === 'reshuffled' && 'cards' in event
    ? { type: 'reshuffled', count: (event.cards as CardId[]).length, pile: event.pile, whole: event.whole }
    : event;
}

// The view after each step.
export function viewsOf(steps: Step[]): View[] {
  const views: View[] = [];
  for (const step of steps) {
    const before = views.at(-1);
    if (before) views.push(fold(before, step));
    else if (step.view) views.push(step.view);
  }
  return views;
}
