import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { competitionPath } from '#app/pages/two-sided-match/competition-path.address.ts';
import type { TennisTournamentView } from './tennis-tournament.server.ts';

/** Returns the season of a tournament as schema.org's SportsEvent; undefined when no match of it is known. */
export function useTournamentEvent({ tournament, season, matches, town }: TennisTournamentView): Record<string, unknown> | undefined {
  const { t } = useWords();
  const { root } = usePlace();
  const [first, last] = [matches[0], matches.at(-1)];
  if (season === undefined || first === undefined || last === undefined) return undefined;
  const name = t(tournament.genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: tournament.name });
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${name} ${season.label}`,
    sport: 'Tennis',
    url: root + competitionPath('tennis', tournament.slug),
    startDate: dayOf(first.kickoffUtc),
    endDate: dayOf(last.kickoffUtc),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(town === undefined ? {} : { location: { '@type': 'Place', name: town, address: town } }),
  };
}

const dayOf = (moment: Date): string => new Date(moment).toISOString().slice(0, 10);
