import type { PlayerPageFacts } from '#data/queries/players/get-player.ts';
import { teamAddress } from '../team/team.address.ts';

interface Telling {
  /** The absolute address of the page. */
  readonly url: string;
  /** The absolute address of its share picture. */
  readonly picture: string;
  /** Returns the name of a country in the page's language. */
  nameOfCountry(code: string): string;
  /** Returns the absolute address of a path in the page's language. */
  absolute(path: string): string;
}

/** Returns the player as schema.org's Person, a member of his club. */
export function toPerson(
  { name, birthDate, countryCode, club }: PlayerPageFacts,
  { url, picture, nameOfCountry, absolute }: Telling,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    url,
    name,
    image: picture,
    ...(birthDate === null ? {} : { birthDate }),
    ...(countryCode === null ? {} : { nationality: { '@type': 'Country', name: nameOfCountry(countryCode) } }),
    ...(club === null
      ? {}
      : { memberOf: { '@type': 'SportsTeam', name: club.name, sport: 'Soccer', url: absolute(teamAddress.href({ slug: club.slug })) } }),
  };
}
