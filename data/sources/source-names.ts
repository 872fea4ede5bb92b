/** The sources on the network by whose names the catalogue notes their own names or numbers of competitions. */
export const sourceNames = ['openligadb', 'football-data-org', 'api-football', 'the-odds-api', 'match-feed', 'api-basketball'] as const;
export type SourceName = (typeof sourceNames)[number];
