import { teamAddress } from '../team/team.address.ts';
import type { MatchView } from './match-view.server.ts';

interface Telling {
  readonly name: string;
  readonly description: string;
  /** The absolute address of its share picture. */
  readonly picture: string;
  /** The absolute address of a path in the page's language. */
  absolute(path: string): string;
}

const eventStatus: Partial<Readonly<Record<MatchView['match']['status'], string>>> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
};

/** Returns the match as schema.org's SportsEvent. `startDate` is a day alone when the hour is not known. */
export function toSportsEvent(match: MatchView['match'], { name, description, picture, absolute }: Telling): Record<string, unknown> {
  const url = absolute(`/${match.slug}`);
  const team = (teamName: string, slug: string) => ({
    '@type': 'SportsTeam',
    name: teamName,
    url: absolute(teamAddress.href({ slug })),
    sport: 'Soccer',
  });
  const home = team(match.homeName, match.homeSlug);
  const away = team(match.awayName, match.awaySlug);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': url,
    url,
    name,
    description,
    image: picture,
    sport: 'Soccer',
    startDate: match.kickoffKnown ? match.kickoffUtc.toISOString() : match.kickoffUtc.toISOString().slice(0, 10),
    eventStatus: `https://schema.org/${eventStatus[match.status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    ...(match.venueName === null
      ? {}
      : { location: { '@type': 'StadiumOrArena', name: match.venueName, address: match.venueTown ?? match.venueName } }),
  };
}
