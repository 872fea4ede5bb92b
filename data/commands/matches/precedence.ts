import type { FileFeed } from '#data/feeds/feed.ts';
import type { TwoSidedFileFeed } from '#data/feeds/two-sided-feed.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';

type Provider = FileFeed | TwoSidedFileFeed | NetworkOnlySource;

/** Sources of football results, the most believed first. */
const football = {
  live: ['api-football', 'openligadb', 'football-data-org', 'match-feed', 'football-data', 'openfootball'],
  result: ['api-football', 'football-data-org', 'openligadb', 'football-data', 'openfootball', 'match-feed'],
} as const;
/** Sources of tennis and basketball, the most believed first: the files have every set and quarter, The Odds API only sets won and points. */
/** Sources of tennis and basketball, the most believed first: the files have every set and quarter, The Odds API only sets won and points. */
const tennisAndBasketball = ['api-basketball', 'tennis-data', 'nba-odds', 'the-odds-api'] as const;

/**
 * Subjects on which sources may differ, each with its sources, the most believed first. Sources of different sports never report the same match. `live` is
 * the status and score of a match in play, `result` that of any other match: some sources that are right in the end report late. `events` includes the
 * timelines of tennis and basketball matches.
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
  live: [...football.live, ...tennisAndBasketball],
  result: [...football.result, ...tennisAndBasketball],
  details: ['api-football', 'football-data-org', 'football-data', 'openligadb', 'openfootball', 'match-feed', ...tennisAndBasketball],
  events: [...football.result, ...tennisAndBasketball],
  statistics: ['api-football', 'football-data', 'football-data-org', 'openligadb', 'openfootball'],
} as const satisfies Readonly<Record<string, readonly Provider[]>>;

export type Subject = keyof typeof order;
export const subjects = Object.keys(order) as Subject[];

/** Returns the providers that are believed more than this one on a subject; none for a provider that is not listed, such as a simulated one. */
export function moreBelieved(subject: Subject, provider: string): readonly string[] {
  const providers: readonly string[] = order[subject];
  return providers.slice(0, Math.max(0, providers.indexOf(provider)));
}
