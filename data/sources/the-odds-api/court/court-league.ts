import type { TennisTournament } from '#data/catalogue/sports/tennis-catalogue.ts';
import { bestOfSets, type Tour } from '#domain/sports/tennis/tennis-event.ts';
import type { TennisFacts } from '#domain/sports/tennis/tennis-play.ts';
import type { BasketballLeague } from '../../basketball-league.ts';

/** A competition of the catalogue and its sport key, `tennis_atp_wimbledon`, `basketball_nba`, of each sport that the provider is asked for. */
export interface OddsApiLeagues {
  readonly tennis: OddsApiTennisLeague;
  readonly basketball: OddsApiBasketballLeague;
}
export type OddsApiSportName = keyof OddsApiLeagues;
export type OddsApiCourtLeague = OddsApiLeagues[OddsApiSportName];

interface Keyed {
  readonly sportKey: string;
  readonly tournamentId: string;
  /** False where another source is asked for its scores. */
  readonly withScores: boolean;
}

interface OddsApiTennisLeague extends Keyed {
  readonly sport: 'tennis';
  readonly tour: Tour;
  readonly facts: Omit<TennisFacts, 'ranks'>;
}

interface OddsApiBasketballLeague extends Keyed, BasketballLeague {
  readonly sport: 'basketball';
}

/** Returns a tournament of the catalogue under each of its sport keys. */
export function tennisLeagues({ slug, tour, series, court, surface, feeds }: TennisTournament): OddsApiTennisLeague[] {
  return (feeds?.['the-odds-api'] ?? []).map((sportKey) => ({
    sport: 'tennis',
    sportKey,
    tournamentId: `tennis.${slug}`,
    withScores: true,
    tour,
    facts: { tour, series, court, surface, bestOf: bestOfSets(tour, series) },
  }));
}
