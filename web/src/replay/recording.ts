// A recorded game as the server tells it, step by step.
import { fold } from '../games/fold';
import type { CardId, GameEvent, Seat, View } from '../games/types';
import { ask } from '../net/api';
import type { LogEvent, Replay, ReplayStep } from '../net/generated';
import type { Language } from '../net/messages';

export type Step = Omit<ReplayStep, 'events'> & { events: GameEvent[] };
export type Recording = Omit<Replay, 'steps'> & { steps: Step[] };

// Whose eyes: a seat's, an onlooker's, or those of somebody who sees every card.
export type Eyes = Seat | 'onlooker' | 'all';

export async function fetchRecording(code: string, language: Language, eyes: Eyes = 'onlooker'): Promise<Recording> {
  const whose = eyes === 'all' ? '&all' : eyes === 'onlooker' ? '' : `&seat=${eyes}`;
  const recording = await ask<Replay>('GET', `/api/tables/${encodeURIComponent(code)}/replay?lang=${language}${whose}`);
  return { ...recording, steps: recording.steps.map((step) => ({ ...step, events: step.events.map(counted) })) };
}

// The all-seeing are told the order of a shuffled pile; the fold only wants to know how many cards it has.
function counted(event: LogEvent): GameEvent {
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
