import { cardEvents } from './card-events.ts';
import { goalEvents } from './goal-events.ts';
import { isSame } from './is-same.ts';
import type { LiveEvent, LiveState } from './live-event.ts';

/**
 * Returns the events that lead from one state of a match to the next, in the order in which they are sent.
 *
 * @param at the moment of the new state, from which listeners count its minute on
 */
export function eventsBetween(before: LiveState, after: LiveState, at: Date): LiveEvent[] {
  const events: LiveEvent[] = [];
  const differs = (...members: (keyof LiveState)[]) => members.some((member) => !isSame(before[member], after[member]));
  const { status, kickoffUtc, forecast, period, minute, addedMinute, score, penalties, odds } = after;
  if (differs('status', 'period', 'kickoffUtc')) events.push({ kind: 'status', status, period, kickoffUtc, forecast });
  if (differs('period', 'minute', 'addedMinute')) events.push({ kind: 'clock', period, minute, addedMinute, at: at.toISOString() });
  if (differs('score', 'penalties')) events.push({ kind: 'score', score, penalties });
  events.push(...goalEvents(before.goals, after.goals), ...cardEvents(before.cards, after.cards));
  if (differs('lineUpVersion')) events.push({ kind: 'line-up' });
  if (differs('odds')) events.push({ kind: 'price', odds });
  for (const tip of after.tips) {
    if (!before.tips.some((known) => isSame(known, tip))) events.push({ kind: 'tip', ...tip });
  }
  // A state stored before predictions were sent has none.
  if (after.prediction !== null && !isSame(before.prediction ?? null, after.prediction))
    events.push({ kind: 'prediction', ...after.prediction });
  if (differs('detailsVersion')) events.push({ kind: 'details' });
  const since = after.silentSince ?? null;
  if (since !== (before.silentSince ?? null)) events.push({ kind: 'silence', since });
  return events;
}
