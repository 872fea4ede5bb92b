import type { TwoSidedSport } from '#domain/sports/sport.ts';

/** Returns the shared path of a competition of any sport but football, whose competitions have paths below their countries. */
export function competitionPath(sport: TwoSidedSport, slug: string): string {
  return `/${sport}/${slug}`;
}
