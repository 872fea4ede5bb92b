import type { SportFiles } from '#data/catalogue/sports/sport-catalogue.ts';
import { loadTennisCatalogue, type TennisTournament } from './tennis-catalogue.ts';
import { type DescribeTennisPlayer, loadTennisPlayers } from './tennis-players.ts';

interface TennisFacts {
  readonly tournaments: readonly TennisTournament[];
  readonly describePlayer: DescribeTennisPlayer;
}

/** Tennis: tournaments of both tours, each of them a cup. Its players are stored as feeds name them. */
export const tennisFiles: SportFiles<TennisFacts> = {
  load: () => ({ tournaments: loadTennisCatalogue(), describePlayer: loadTennisPlayers() }),
  digested: ({ tournaments }) => tournaments,
  toCatalogue: ({ tournaments }) => ({
    competitions: tournaments.map(({ slug, name, country, priority, tour }) => ({
      slug,
      name,
      country,
      priority,
      type: 'cup',
      gender: tour === 'atp' ? 'men' : 'women',
      season: 'calendar-year',
    })),
    clubs: [],
  }),
};
