import type { Topic } from '#data/changes/topic.ts';
import type { LiveTopics, StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import type { LiveEvent } from '#domain/live/live-event.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';

/** A topic of a subscription: those of pages, and the lists of a sport. */
export type WatchedTopic = Topic | `sport:${Sport}`;

/** Returns the topics of a subscription. */
export function topicsWatched({ matches, competitions, days, sports }: LiveTopics): WatchedTopic[] {
  return [
    ...matches.map((id): Topic => `match:${id}`),
    ...competitions.map((id): Topic => `tournament:${id}`),
    ...days.map((day): Topic => `day:${day}`),
    ...sports.map((sport): WatchedTopic => `sport:${sport}`),
  ];
}

/**
 * Returns the topics whose subscribers receive an event. Subscribers of a day, which is a list of matches, receive the events that lists show;
 * those of a sport receive starts, ends, tips and outcomes of predictions, but no goals or points.
 */
export function topicsOfEvent({ matchId, tournamentId, day, event }: StoredLiveEvent): WatchedTopic[] {
  const ofMatch: WatchedTopic[] = [`match:${matchId}`, `tournament:${tournamentId}`];
  if (event.kind === 'play') return event.change === 'going-on' ? ofMatch : [...ofMatch, `sport:${event.sport}`];
  if (!isShownInLists(event)) return ofMatch;
  return event.kind === 'status' || event.kind === 'tip' || event.kind === 'prediction'
    ? [...ofMatch, `day:${day}`, `sport:${firstSport}`]
    : [...ofMatch, `day:${day}`];
}

/**
 * Returns true for an event that the rows of a day's football show; line-ups, yellow cards, details and a newly recorded prediction are shown only by
 * the page of the match. Lists of two-sided sports (tennis and basketball) are updated by competition.
 */
function isShownInLists(event: LiveEvent): boolean {
  if (event.kind === 'card') return event.card.kind !== 'yellow-card';
  if (event.kind === 'prediction') return event.outcome !== null;
  return event.kind !== 'line-up' && event.kind !== 'details' && event.kind !== 'play';
}

/** Returns those of the events that the subscribers of some topics receive. */
export function eventsOf(topics: LiveTopics, events: readonly StoredLiveEvent[]): StoredLiveEvent[] {
  const watched = new Set(topicsWatched(topics));
  return events.filter((event) => topicsOfEvent(event).some((topic) => watched.has(topic)));
}
