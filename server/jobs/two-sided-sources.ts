import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { partedSports } from '#data/sources/the-odds-api/priced-sports.ts';
import { oddsApiSport } from '#data/sources/the-odds-api/two-sided/odds-api-of-sports.ts';
import { createTheOddsApiTwoSidedSource } from '#data/sources/the-odds-api/two-sided/the-odds-api-two-sided-source.ts';
import type { SourceSettings } from '#jobs/dataset-kind.ts';
import { numberedClubsKind, playersKind } from '#jobs/polling/two-sided-kinds.ts';
import { apiBasketballLeagues, apiBasketballSport } from '#sports/basketball/data/sources/api-basketball/api-basketball-leagues.ts';
import { createApiBasketballSource } from '#sports/basketball/data/sources/api-basketball/api-basketball-source.ts';
import type { KnownPlayers } from '#sports/tennis/data/sources/player-side.ts';
import { callsPerMinute } from './calls-per-minute.ts';
import { type PolledSource, polled } from './polled-source.ts';

/** Returns the sources of every sport but football that the settings name, each with the competitions for which the catalogue names it. */
export function createTwoSidedSources({ theOddsApi, apiBasketball }: SourceSettings): PolledSource[] {
  const catalogue = loadTwoSidedCatalogue();
  const sources: PolledSource[] = [];
  if (apiBasketball !== undefined) {
    const { callsPerDay, ...account } = apiBasketball;
    const budget = { perMinute: callsPerMinute(callsPerDay), perDay: callsPerDay };
    sources.push(polled(createApiBasketballSource({ ...account, budget }, apiBasketballLeagues(catalogue)), numberedClubsKind));
  }
  const knownPlayers = (slugs: KnownPlayers['slugs']) => ({ players: { describe: catalogue.tennis.describePlayer, slugs } });
  const { others } = partedSports(theOddsApi?.sports ?? []);
  if (theOddsApi !== undefined && others.length > 0) {
    const { sports, ...account } = theOddsApi;
    const leagues = others.flatMap((sport) =>
      // API-Basketball reports scores with their quarters, so scores of basketball are requested here only without it.
      oddsApiSport({ sport }).leaguesOf(catalogue, apiBasketball === undefined || sport !== apiBasketballSport),
    );
    const ofOthers = { ...account, share: others.length / sports.length };
    sources.push(polled(createTheOddsApiTwoSidedSource(ofOthers, leagues, knownPlayers), playersKind, 'the-odds-api-court'));
  }
  return sources;
}
