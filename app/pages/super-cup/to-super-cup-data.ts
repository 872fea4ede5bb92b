import type { Words } from '#app/i18n/words/create-words.ts';
import { edition } from './edition.ts';

/** Returns the match as schema.org data. */
export function toSuperCupData({ t, locale }: Words, description: string, address: string): Record<string, unknown> {
  const team = (name: string) => ({ '@type': 'SportsTeam', name, sport: 'Soccer' });
  const [home, away] = [team(edition.home), team(edition.away)];
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': `${address}#match`,
    url: address,
    name: t('votes.superCup'),
    description,
    inLanguage: locale.tag,
    sport: 'Soccer',
    startDate: edition.kickoffUtc,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    location: {
      '@type': 'StadiumOrArena',
      name: edition.stadium,
      address: { '@type': 'PostalAddress', addressLocality: edition.town, addressCountry: 'IT' },
    },
    organizer: { '@type': 'SportsOrganization', name: 'UEFA', url: 'https://www.uefa.com' },
  };
}
