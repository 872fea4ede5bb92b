import type { FileFeed } from '#data/feeds/feed.ts';
import type { TwoSidedFileFeed } from '#data/feeds/two-sided-feed.ts';
import type { NetworkOnlySource } from './network-only-sources.ts';
import { openLigaDBCredit } from './openligadb-credit.ts';

/** Name and address of a provider, and the licence of its data when it states one. */
export interface SourceCredit {
  readonly source: string;
  readonly address?: string;
  readonly licence?: string;
  readonly licenceAddress?: string;
}

const credits: Readonly<Record<FileFeed | TwoSidedFileFeed | NetworkOnlySource, SourceCredit>> = {
  openligadb: openLigaDBCredit,
  openfootball: {
    source: 'openfootball',
    address: 'https://github.com/openfootball',
    licence: 'CC0 1.0',
    licenceAddress: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  'football-data': { source: 'football-data.co.uk', address: 'https://www.football-data.co.uk/' },
  'football-data-org': { source: 'football-data.org', address: 'https://www.football-data.org/' },
  'api-football': { source: 'API-Football', address: 'https://www.api-football.com/' },
  'api-basketball': { source: 'API-Basketball', address: 'https://api-sports.io/' },
  'the-odds-api': { source: 'The Odds API', address: 'https://the-odds-api.com/' },
  'tennis-data': { source: 'tennis-data.co.uk', address: 'http://www.tennis-data.co.uk/' },
  'nba-odds': { source: 'NBA odds file' },
  'match-feed': { source: 'XML match feed' },
};

/**
 * Returns the credits of the providers of the parts of a match, each once. An unknown provider, such as the demonstration, is credited by its own name.
 *
 * @param providers providers of the fixture, the state, the details, the events and the statistics; null for a part without one
 */
export function sourcesOfMatch(providers: readonly (string | null)[]): SourceCredit[] {
  const known: Readonly<Record<string, SourceCredit>> = credits;
  return [...new Set(providers)].flatMap((provider) => (provider === null ? [] : [known[provider] ?? { source: provider }]));
}
