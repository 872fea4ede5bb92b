import type { FileFeed } from '#data/feeds/feed.ts';
import type { SourceName } from '#data/sources/source-names.ts';

type Provider = FileFeed | SourceName;

/**
 * The subjects on which sources may differ, with those who speak of them, the most believed first. `live` and `result` are the status and the
 * score of a match, as long as it is played and otherwise: some who are right in the end come late.
 */
const order = {
  fixture: ['api-football', 'football-data-org', 'openligadb', 'football-data', 'openfootball', 'match-feed', 'the-odds-api'],
  live: ['api-football', 'openligadb', 'football-data-org', 'match-feed', 'football-data', 'openfootball'],
  result: ['api-football', 'football-data-org', 'openligadb', 'football-data', 'openfootball', 'match-feed'],
  details: ['api-football', 'football-data-org', 'football-data', 'openligadb', 'openfootball', 'match-feed'],
  events: ['api-football', 'football-data-org', 'openligadb', 'football-data', 'openfootball', 'match-feed'],
  statistics: ['api-football', 'football-data', 'football-data-org', 'openligadb', 'openfootball'],
} as const satisfies Readonly<Record<string, readonly Provider[]>>;

export type Subject = keyof typeof order;
export const subjects = Object.keys(order) as Subject[];

/** Returns the providers that are believed more than one on a subject. A provider that is not listed, a simulated one, is equal to all. */
export function moreBelieved(subject: Subject, provider: string): readonly string[] {
  const providers: readonly string[] = order[subject];
  return providers.slice(0, Math.max(0, providers.indexOf(provider)));
}
