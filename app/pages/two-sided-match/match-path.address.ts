import { firstSport, type Sport } from '#domain/sports/sport.ts';

/** Returns the shared path of a match: at the root for football, below the sport for others. */
export function matchPath(sport: Sport, slug: string): string {
  return sport === firstSport ? `/${slug}` : `/${sport}/matches/${slug}`;
}
