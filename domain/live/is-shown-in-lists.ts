import type { LiveEvent } from './live-event.ts';

/**
 * Returns true for what rows of a day's football show of a match; line-ups, yellow cards, details and a prediction that went
 * on record are only shown by the page of the match.
 * Lists of tennis and basketball follow their competitions.
 */
export function isShownInLists(event: LiveEvent): boolean {
  if (event.kind === 'card') return event.card.kind !== 'yellow-card';
  if (event.kind === 'prediction') return event.outcome !== null;
  return event.kind !== 'line-up' && event.kind !== 'details' && event.kind !== 'play';
}
