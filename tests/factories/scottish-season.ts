import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { ended, feedMatch } from './feed-match.ts';

/** Twelve clubs of Scotland, the strongest first: in these seasons each beats all that come after it. */
const clubs = [
  'Celtic',
  'Rangers',
  'Hibernian',
  'Dundee United',
  'Aberdeen',
  'St Mirren',
  'Hearts FC',
  'Motherwell',
  'Kilmarnock',
  'Dundee',
  'Livingston',
  'Falkirk',
];

const season = { tournamentId: 'scotland.premiership', season: '2024-25', round: { stage: 'matchday' } } as const;
const lastRound = '2025-04-12T14:00:00Z';

/** Returns the catalogue's Scotland with the formats of all countries. */
export function scottishCatalogue(): Catalogue {
  const all = loadCatalogue();
  return { ...all, countries: all.countries.filter(({ country }) => country.slug === 'scotland') };
}

/** Returns the three meetings of every two clubs in the regular season of 2024-25; in the last round the neighbours in the table meet. */
export function scottishRegularSeason(last: Partial<FeedMatch> = ended(2, 0)): FeedMatch[] {
  return [0, 1, 2].flatMap((meeting) =>
    clubs.flatMap((home, index) =>
      clubs.slice(index + 1).map((away, at) => {
        const utc = new Date(Date.UTC(2024, 7 + 2 * meeting, 1 + index * 4 + (at % 4), 14)).toISOString();
        if (meeting === 2 && index % 2 === 0 && at === 0) return feedMatch(home, away, lastRound, { ...season, ...last });
        return meeting === 1
          ? feedMatch(away, home, utc, { ...season, ...ended(0, 2) })
          : feedMatch(home, away, utc, { ...season, ...ended(2, 0) });
      }),
    ),
  );
}

/** Returns a round, 1 to 5, of the split: three matches of each half, a week after the round before, the first on 19 April 2025. */
export function scottishSplitRound(round: number, isOver: boolean): FeedMatch[] {
  const utc = new Date(Date.UTC(2025, 3, 12 + 7 * round, 14)).toISOString();
  const circle = [0, ...[0, 1, 2, 3, 4].map((at) => 1 + ((at + round - 1) % 5))];
  return [clubs.slice(0, 6), clubs.slice(6)].flatMap((half) =>
    [0, 1, 2].map((at) => {
      const pair = [circle[at], circle[5 - at]] as [number, number];
      const [home, away] = pair.sort((one, other) => one - other).map((club) => half[club] as string) as [string, string];
      return feedMatch(home, away, utc, { ...season, ...(isOver ? ended(2, 0) : {}) });
    }),
  );
}
