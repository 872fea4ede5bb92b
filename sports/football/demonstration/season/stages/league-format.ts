import { seasonLabel } from '#demonstration/season/season-weeks.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import type { DemonstrationTournament } from '../../catalogue/demonstration-catalogue.ts';

/** The format of a season without one in the catalogue: one table, and as many meetings as its clubs have time for. */
export const oneTable: SeasonFormat = {
  stages: [
    {
      id: 'league',
      kind: 'league',
      tables: [
        {
          id: 'league',
          participants: { from: 'all' },
          carry: { points: 'none', record: false },
          order: ['points', 'goal-difference', 'goals'],
        },
      ],
    },
  ],
};

/** Returns the format of a league's season in the catalogue; undefined when it has none. */
export function catalogueFormat({ formats, seasonKind }: DemonstrationTournament, year: number): SeasonFormat | undefined {
  const season = seasonLabel(seasonKind, year);
  return formats?.find(({ from, until = season }) => from <= season && season <= until);
}
