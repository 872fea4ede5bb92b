import type { CourtFileFeed } from '#data/feeds/court-feed.ts';
import type { FileFeed } from '#data/feeds/feed.ts';
import type { SourceName } from '#data/sources/source-names.ts';

type Provider = FileFeed | CourtFileFeed | SourceName;

/** Football's sources with results, and those of tennis and basketball: files name every set and quarter, The Odds API sets won and points. */
const football = {
  live: ['api-football', 'openligadb', 'football-data-org', 'match-feed', 'football-data', 'openfootball'],
  result: ['api-football', 'football-data-org', 'openligadb', 'football-data', 'openfootball', 'match-feed'],
} as const;
const courts = ['api-basketball', 'tennis-data', 'nba-odds', 'the-odds-api'] as const;

/**
 * The subjects on which sources may differ, with those who speak of them, the most believed first; those of another sport never speak of the same
 * match. `live` and `result` are the status and the score of a match, as long as it is played and otherwise: some who are right in the end come
 * late. `events` are the course of a match in tennis and basketball.
 */
const order = {
  // Files of tennis and basketball name days, not hours.
  fixture: [
    'api-football',
    'football-data-org',
    'openligadb',
    'football-data',
    'openfootball',
    'match-feed',
    'api-basketball',
    'the-odds-api',
    'tennis-data',
    'nba-odds',
  ],
  live: [...football.live, ...courts],
  result: [...football.result, ...courts],
  details: ['api-football', 'football-data-org', 'football-data', 'openligadb', 'openfootball', 'match-feed', ...courts],
  events: [...football.result, ...courts],
  statistics: ['api-football', 'football-data', 'football-data-org', 'openligadb', 'openfootball'],
} as const satisfies Readonly<Record<string, readonly Provider[]>>;

export type Subject = keyof typeof order;
export const subjects = Object.keys(order) as Subject[];

/** Returns the providers that are believed more than one on a subject. A provider that is not listed, a simulated one, is equal to all. */
export function moreBelieved(subject: Subject, provider: string): readonly string[] {
  const providers: readonly string[] = order[subject];
  return providers.slice(0, Math.max(0, providers.indexOf(provider)));
}
