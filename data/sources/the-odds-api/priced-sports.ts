import { firstSport, type Sport } from '#domain/sports/sport.ts';
import { oddsApiSports } from './two-sided/odds-api-of-sports.ts';
import type { OddsApiSportName } from './two-sided/two-sided-league.ts';

/** Sports that can be requested from the provider, by name. */
export const pricedSports: readonly Sport[] = [firstSport, ...oddsApiSports];

/** Divides sports between the two sources that request them: `isOfFirst` is true when football is among them, `others` are those of the other source. */
export function partedSports(named: readonly Sport[]): { readonly isOfFirst: boolean; readonly others: readonly OddsApiSportName[] } {
  return { isOfFirst: named.includes(firstSport), others: oddsApiSports.filter((sport) => named.includes(sport)) };
}
