// Steps back and forth. What is typed in one go into one field is one step.
export interface History<State> {
  past: State[];
  now: State;
  future: State[];
  last: { what: string; at: number };
}

const mostSteps = 200;
const oneGo = 1200; // ms

export const begun = <State>(now: State): History<State> => ({ past: [], now, future: [], last: { what: '', at: 0 } });

export function stepped<State>(history: History<State>, next: State, what: string, at: number): History<State> {
  if (next === history.now) return history;
  const goesOn = what !== '' && what === history.last.what && at - history.last.at < oneGo;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-mostSteps);
  return { past, now: next, future: [], last: { what, at } };
}

const still = { what: '', at: 0 };

export function undone<State>({ past, now, future }: History<State>): History<State> | null {
  if (!past.length) return null;
  return { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], last: still };
}

export function redone<State>({ past, now, future }: History<State>): History<State> | null {
  if (!future.length) return null;
  return { past: [...past, now], now: future[0]!, future: future.slice(1), last: still };
}
