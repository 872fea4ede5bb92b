import type { Topic } from '#data/changes/topic.ts';
import type { LiveTopics, StoredLiveEvent } from '#data/queries/live/list-live-events.ts';
import { isShownInLists } from '#domain/live/is-shown-in-lists.ts';

/** Returns the topics of a subscription. */
export function topicsWatched({ matches, competitions, days }: LiveTopics): Topic[] {
  return [
    ...matches.map((id): Topic => `match:${id}`),
    ...competitions.map((id): Topic => `tournament:${id}`),
    ...days.map((day): Topic => `day:${day}`),
  ];
}

/** Returns the topics whose subscribers are told of an event; a day is a list of matches, and is told what lists show. */
export function topicsOfEvent({ matchId, tournamentId, day, event }: StoredLiveEvent): Topic[] {
  const ofMatch: Topic[] = [`match:${matchId}`, `tournament:${tournamentId}`];
  return isShownInLists(event) ? [...ofMatch, `day:${day}`] : ofMatch;
}

/** Returns the events of which the subscribers of some topics are told. */
export function eventsOf(topics: LiveTopics, events: readonly StoredLiveEvent[]): StoredLiveEvent[] {
  const watched = new Set(topicsWatched(topics));
  return events.filter((event) => topicsOfEvent(event).some((topic) => watched.has(topic)));
}
