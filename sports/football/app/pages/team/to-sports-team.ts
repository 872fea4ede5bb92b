import type { TeamPageFacts } from '#data/queries/team/get-team.ts';
import type { TeamSeason } from '../../../data/queries/team/list-team-seasons.ts';

interface Telling {
  /** The absolute address of the page. */
  readonly url: string;
  /** The absolute address of its share picture. */
  readonly picture: string;
  nameOf(competition: string): string;
  /** The absolute address of a path in the page's language. */
  absolute(path: string): string;
}

/** Returns the club as schema.org's SportsTeam, a member of its current competitions. */
export function toSportsTeam(team: TeamPageFacts, seasons: readonly TeamSeason[], { url, picture, nameOf, absolute }: Telling) {
  const competitions = seasons.filter(({ current }) => current);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    '@id': url,
    url,
    name: team.name,
    sport: 'Soccer',
    gender: `https://schema.org/${team.genderType === 'women' ? 'Female' : 'Male'}`,
    image: picture,
    ...(team.venueName === null ? {} : { location: { '@type': 'StadiumOrArena', name: team.venueName } }),
    ...(competitions.length === 0
      ? {}
      : {
          memberOf: competitions.map(({ tournamentName, countrySlug, tournamentSlug }) => ({
            '@type': 'SportsOrganization',
            name: nameOf(tournamentName),
            url: absolute(`/${countrySlug}/${tournamentSlug}`),
          })),
        }),
  };
}
