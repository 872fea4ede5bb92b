/**
 * Sources that exist only on the network. `openfootball` and `football-data`, which are also read from files, are in `fileFeeds`. A competition of the
 * catalogue lists under these names its name or number in each source.
 */
export const networkOnlySources = [
  'openligadb',
  'football-data-org',
  'api-football',
  'the-odds-api',
  'match-feed',
  'api-basketball',
] as const;
export type NetworkOnlySource = (typeof networkOnlySources)[number];
