import { firstSport, type Sport, type TwoSidedSport } from '#domain/sports/sport.ts';

/** Returns the shared path of a sport's list of matches: football's is the home page. */
export function sportPath<Name extends TwoSidedSport>(sport: Name): `/${Name}`;
export function sportPath(sport: Sport): string;
export function sportPath(sport: Sport): string {
  return sport === firstSport ? '/' : `/${sport}`;
}
