/** Sources on the network, by the names under which the catalogue lists their names or numbers of competitions. */
export const sourceNames = ['openligadb', 'football-data-org', 'api-football', 'the-odds-api', 'match-feed', 'api-basketball'] as const;
export type SourceName = (typeof sourceNames)[number];
