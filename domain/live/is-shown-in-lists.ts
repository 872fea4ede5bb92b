import type { LiveEvent } from './live-event.ts';

/**
 * Returns true for an event that the rows of a day's football show; line-ups, yellow cards, details and a newly recorded prediction are
 * shown only by the page of the match. Lists of two-sided sports are updated by competition.
 */
export function isShownInLists(event: LiveEvent): boolean {
  if (event.kind === 'card') return event.card.kind !== 'yellow-card';
  if (event.kind === 'prediction') return event.outcome !== null;
  return event.kind !== 'line-up' && event.kind !== 'details' && event.kind !== 'play';
}
