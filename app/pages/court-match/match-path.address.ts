import { teamAddress } from '#app/pages/team/team.address.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Returns the shared path of a match: football's stands at the root, those of other sports under their sport. */
export function matchPath(sport: Sport, slug: string): string {
  return sport === 'football' ? `/${slug}` : `/${sport}/matches/${slug}`;
}

/** Returns the shared path of whoever plays matches: a club, in tennis a player. */
export function sidePath(sport: Sport, slug: string): string {
  switch (sport) {
    case 'football':
      return teamAddress.href({ slug });
    case 'tennis':
      return `/tennis/players/${slug}`;
    case 'basketball':
      return `/basketball/clubs/${slug}`;
  }
}
