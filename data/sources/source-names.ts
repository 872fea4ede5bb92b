/**
 * The sources that exist only on the network. `openfootball` and `football-data`, which are also read from files, are in `fileFeeds`. A competition of
 * the catalogue lists under these names what each source calls it, by name or number.
 */
export const sourceNames = ['openligadb', 'football-data-org', 'api-football', 'the-odds-api', 'match-feed', 'api-basketball'] as const;
export type SourceName = (typeof sourceNames)[number];
