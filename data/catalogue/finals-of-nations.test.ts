import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decidedClubs } from '#domain/tournament/season/decided.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import { sharedData } from '#tests/factories/shared-data.ts';
import { formatOf, loadFormats } from './load-formats.ts';

const formats = loadFormats();
const folder = sharedData('international');

describe.skipIf(folder === undefined)('the groups of finals (skipped where ../shared/data is not there)', () => {
  const lines =
    folder === undefined
      ? []
      : readFileSync(join(folder, 'results.csv'), 'utf8')
          .split('\n')
          .map((line) => line.split(','));

  /** Returns the matches of a tournament's year, the groups and then the knock-out. */
  const played = (competition: string, year: string) => {
    const rows = lines.filter(([date = '', , , , , name]) => date.startsWith(year) && name === competition);
    const teams = [...new Set(rows.flatMap(([, home = '', away = '']) => [home, away]))];
    const matches = rows.map(([date, home = '', away = '', homeGoals, awayGoals]) => ({
      homeId: teams.indexOf(home) + 1,
      awayId: teams.indexOf(away) + 1,
      kickoffUtc: new Date(`${date}T15:00:00Z`),
      goals: { home: Number(homeGoals), away: Number(awayGoals) },
    }));
    const inGroups = (teams.length * 3) / 2;
    return { teams, groups: matches.slice(0, inGroups), knockOut: matches.slice(inGroups) };
  };

  it.each([
    ['world-cup', 'FIFA World Cup', '2018', '2018', ['Japan', 'Senegal']],
    ['world-cup', 'FIFA World Cup', '2022', '2022', []],
    ['european-championship', 'UEFA Euro', '2020', '2021', []],
  ])(
    'of the %s (%s) of %s, played in %s, send on whom the knock-out had, and leave open who was level: %s',
    (slug, competition, season, year, open) => {
      const { teams, groups, knockOut } = played(competition, year);
      const format = formatOf(formats, `international.${slug}`, season) as SeasonFormat;
      const decided = decidedClubs(format, { clubs: teams.map((_, index) => index + 1), matches: groups });
      expect(decided).toHaveLength(teams.length);
      const namesOf = (goesTo: string | null) =>
        decided.filter((club) => club.goesTo === goesTo).map(({ teamId }) => teams[teamId - 1] ?? '');
      const sixteen = new Set(knockOut.flatMap(({ homeId, awayId }) => [homeId, awayId].map((id) => teams[id - 1] ?? '')));
      expect(sixteen.size).toBe(16);
      expect(namesOf(null).sort()).toEqual(open);
      expect(namesOf('knock-out').filter((team) => !sixteen.has(team))).toEqual([]);
      expect(namesOf('out').filter((team) => sixteen.has(team))).toEqual([]);
    },
  );
});
