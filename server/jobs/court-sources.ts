import { loadCourtCatalogue } from '#data/catalogue/sports/court-catalogue.ts';
import { createApiBasketballSource } from '#data/sources/api-basketball/api-basketball-source.ts';
import { basketballLeague } from '#data/sources/basketball-league.ts';
import { type OddsApiCourtLeague, tennisLeagues } from '#data/sources/the-odds-api/court/court-league.ts';
import { createTheOddsApiCourtSource } from '#data/sources/the-odds-api/court/the-odds-api-court-source.ts';
import type { SourceSettings } from '#jobs/dataset-kind.ts';
import { numberedClubsKind, playersKind } from '#jobs/polling/court-kinds.ts';
import { callsPerMinute } from './calls-per-minute.ts';
import { type PolledSource, polled } from './polled-source.ts';

/** Returns the sources of tennis and basketball that the settings name, each with the competitions that the catalogue names it for. */
export function createCourtSources({ theOddsApi, apiBasketball }: SourceSettings): PolledSource[] {
  const { tennis, basketball } = loadCourtCatalogue();
  const sources: PolledSource[] = [];
  if (apiBasketball !== undefined) {
    const { callsPerDay, ...account } = apiBasketball;
    const leagues = basketball.competitions.flatMap((competition) =>
      competition.feeds['api-basketball'].map((id) => ({ ...basketballLeague(competition), leagueId: Number(id) })),
    );
    const budget = { perMinute: callsPerMinute(callsPerDay), perDay: callsPerDay };
    sources.push(polled(createApiBasketballSource({ ...account, budget }, leagues), numberedClubsKind));
  }
  const courtSports = theOddsApi?.sports.filter((sport) => sport !== 'football') ?? [];
  if (theOddsApi !== undefined && courtSports.length > 0) {
    const { sports, ...account } = theOddsApi;
    const leagues: OddsApiCourtLeague[] = [];
    if (sports.includes('tennis')) leagues.push(...tennis.tournaments.flatMap(tennisLeagues));
    if (sports.includes('basketball')) {
      for (const competition of basketball.competitions) {
        for (const sportKey of competition.feeds['the-odds-api']) {
          // Scores with their quarters are asked for where they are.
          leagues.push({ ...basketballLeague(competition), sport: 'basketball', sportKey, withScores: apiBasketball === undefined });
        }
      }
    }
    const ofCourts = { ...account, share: courtSports.length / sports.length };
    sources.push(polled(createTheOddsApiCourtSource(ofCourts, leagues, tennis.describePlayer), playersKind, 'the-odds-api-court'));
  }
  return sources;
}
