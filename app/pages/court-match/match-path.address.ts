import { firstSport, type Sport } from '#domain/sports/sport.ts';

/** Returns the shared path of a match: football's stands at the root, those of other sports under their sport. */
export function matchPath(sport: Sport, slug: string): string {
  return sport === firstSport ? `/${slug}` : `/${sport}/matches/${slug}`;
}
