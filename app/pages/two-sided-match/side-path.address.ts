import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import { teamAddress } from '#sports/football/app/pages/team/team.address.ts';

/** Returns the shared path of a side of matches: a club, or in tennis a player. */
export function sidePath(sport: Sport, slug: string): string {
  return sport === firstSport ? teamAddress.href({ slug }) : `/${sport}/${rulesOf(sport).sides}/${slug}`;
}
