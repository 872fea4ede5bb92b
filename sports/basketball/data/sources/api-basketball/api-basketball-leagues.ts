import type { TwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import { basketballLeague } from '../basketball-league.ts';
import type { ApiBasketballLeague } from './to-two-sided-match.ts';

/** The sport that the provider covers. */
export const apiBasketballSport: TwoSidedSport = 'basketball';

/** Returns the competitions of the catalogue that the provider has, with its numbers. */
export function apiBasketballLeagues({ basketball }: Pick<TwoSidedCatalogue, 'basketball'>): ApiBasketballLeague[] {
  return basketball.competitions.flatMap((competition) =>
    competition.feeds['api-basketball'].map((id) => ({ ...basketballLeague(competition), leagueId: Number(id) })),
  );
}
