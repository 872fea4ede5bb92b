import type { FileFeed } from '#data/feeds/feed.ts';
import type { TwoSidedFileFeed } from '#data/feeds/two-sided-feed.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';

type Provider = FileFeed | TwoSidedFileFeed | NetworkOnlySource;

/** Football's sources with results, the most believed first. Of those in `courts`, files have every set and quarter, The Odds API has sets won and points. */
const football = {
  live: ['api-football', 'openligadb', 'football-data-org', 'match-feed', 'football-data', 'openfootball'],
  result: ['api-football', 'football-data-org', 'openligadb', 'football-data', 'openfootball', 'match-feed'],
} as const;
const courts = ['api-basketball', 'tennis-data', 'nba-odds', 'the-odds-api'] as const;

/**
 * Subjects on which sources may differ, each with its sources, the most believed first; those of different sports never report the same match. `live` and
 * `result` are the status and the score of a match in play and otherwise: some sources that are right in the end report late. `events` includes the
 * timelines of matches of tennis and basketball.
 */
const order = {
  // Files of tennis and basketball have days, not hours.
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

/** Returns the providers that are believed more than this one on a subject; none for a provider that is not listed, such as a simulated one. */
export function moreBelieved(subject: Subject, provider: string): readonly string[] {
  const providers: readonly string[] = order[subject];
  return providers.slice(0, Math.max(0, providers.indexOf(provider)));
}
