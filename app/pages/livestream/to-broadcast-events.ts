import type { ShownCompetition, ShownMatch } from './shown-competitions.ts';

interface Telling {
  /** ISO 3166-1 alpha-2 of the country in which the channels can be received. */
  readonly country: string;
  named(match: ShownMatch): string;
  /** The absolute address of a path in the page's language. */
  absolute(path: string): string;
}

/** Max number of events: search engines need the day's leading matches, not hundreds. */
const maxEvents = 40;

/** Returns the certain broadcasts of matches to come or being played, as schema.org's BroadcastEvent. */
export function toBroadcastEvents(competitions: readonly ShownCompetition[], telling: Telling): Record<string, unknown>[] {
  return competitions
    .flatMap(({ matches }) => matches)
    .filter(({ status, kickoffKnown }) => kickoffKnown && (status === 'scheduled' || status === 'live'))
    .flatMap((match) => match.certain.map((broadcast) => toEvent(match, broadcast, telling)))
    .slice(0, maxEvents);
}

function toEvent(match: ShownMatch, { channel, access }: ShownMatch['certain'][number], { country, named, absolute }: Telling) {
  const url = absolute(`/${match.slug}`);
  const startDate = match.kickoffUtc.toISOString();
  const name = named(match);
  return {
    '@type': 'BroadcastEvent',
    name,
    isLiveBroadcast: true,
    startDate,
    isAccessibleForFree: access !== 'subscription',
    publishedOn: { '@type': 'BroadcastService', name: channel, areaServed: { '@type': 'Country', name: country } },
    broadcastOfEvent: {
      '@type': 'SportsEvent',
      '@id': url,
      url,
      name,
      sport: 'Soccer',
      startDate,
      homeTeam: { '@type': 'SportsTeam', name: match.homeName },
      awayTeam: { '@type': 'SportsTeam', name: match.awayName },
    },
  };
}
