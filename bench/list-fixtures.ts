import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';

/**
 * Returns matches of each first, third, … club with the next one in the lists of the catalogue's men's leagues, at most so many; all kick
 * off at one time.
 */
export function listFixtures(most: number, kickoff: Date): FeedMatch[] {
  const { countries } = loadCatalogue();
  const matches = countries.flatMap(({ country, tournaments, clubs }) =>
    tournaments
      .filter(({ type, gender }) => type === 'league' && gender === 'men')
      .flatMap(({ slug, season, clubs: members = [] }) =>
        members.flatMap((home, at): FeedMatch[] => {
          const away = members[at + 1];
          const [homeName, awayName] = [home, away].map((member) => clubs.find((club) => club.slug === member)?.name);
          if (at % 2 === 1 || homeName === undefined || awayName === undefined) return [];
          return [
            {
              externalId: `${home} ${away}`,
              tournamentId: `${country.slug}.${slug}`,
              season: season === 'calendar-year' ? '2026' : '2026-27',
              home: { name: homeName },
              away: { name: awayName },
              kickoff: { known: true, utc: kickoff },
              status: 'scheduled',
              quotes: [],
            },
          ];
        }),
      ),
  );
  return matches.slice(0, most);
}
