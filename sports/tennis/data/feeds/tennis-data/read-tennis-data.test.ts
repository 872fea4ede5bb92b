import { describe, expect, it } from 'vitest';
import { sharedData } from '#tests/factories/shared-data.ts';
import { readTennisData } from './read-tennis-data.ts';
import type { TennisFile } from './tennis-file.ts';

const folder = sharedData('tennis');

describe.skipIf(folder === undefined)(
  'the seasons 2019 to 2023 of the men (skipped where ../shared/data/tennis is not there)',
  async () => {
    const files: TennisFile[] = [];
    if (folder !== undefined) for await (const file of readTennisData([folder])) files.push(file);
    const matches = files.flatMap((file) => file.matches);
    const count = <Item>(items: readonly Item[], counted: (item: Item) => boolean) => items.filter(counted).length;
    const problems = files.flatMap((file) => file.problems);

    it('have every match of every row', () => {
      expect(files.map(({ rows }) => rows)).toEqual([2610, 1267, 2489, 2632, 2703]);
      expect(matches).toHaveLength(11_701);
    });

    it('have 284 retirements, 76 walkovers of which 73 are priced, 3 awarded and 1 disqualified', () => {
      const endings = ['retired', 'walkover', 'awarded', 'disqualified'].map((ending) =>
        count(matches, ({ score }) => score.ending === ending),
      );
      expect(endings).toEqual([284, 76, 3, 1]);
      expect(count(matches, ({ score, quotes }) => score.ending === 'walkover' && quotes.length > 0)).toBe(73);
    });

    it('have two tournaments with ranks and points exchanged, and one such row elsewhere', () => {
      const exchanged = problems.filter(({ field, code }) => field === 'WRank' && code === 'inconsistent');
      expect(exchanged).toHaveLength(54 + 1);
      const unranked = matches.filter(({ season, tournament }) => season === '2023' && /^(?:Geneva|Lyon) Open$/.test(tournament.name));
      expect(unranked).toHaveLength(54);
      expect(unranked.some(({ players }) => players.some(({ rank, points }) => rank !== undefined || points !== undefined))).toBe(false);
    });

    it('have four impossible average prices', () => {
      const averages = problems.filter(({ field }) => field === 'AvgW').map(({ value }) => value);
      expect(averages.sort()).toEqual(['1.28/5.34', '1.46/1.54', '161/2.31', '17/5.05']);
    });

    it('have five sets at every Grand Slam and three at every final of the year', () => {
      const lengths = new Set(matches.map(({ tournament, bestOf }) => `${tournament.series === 'grand-slam'} ${bestOf}`));
      expect([...lengths].sort()).toEqual(['false 3', 'true 5']);
      expect(count(problems, ({ field }) => field === 'Best of')).toBe(4);
    });

    it('are in the order of days once they are read', () => {
      for (const file of files) expect(file.matches.map(({ day }) => day)).toEqual(file.matches.map(({ day }) => day).sort());
    });

    it('have one Christopher O’Connell, one Tseng, and two Zhangs', () => {
      const keys = new Set(matches.flatMap(({ players }) => players.map(({ key }) => key)));
      expect([...keys].filter((key) => /^(?:oconnell|tseng|zhang) /.test(key)).sort()).toEqual([
        'oconnell c',
        'tseng ch',
        'zhang ze',
        'zhang zh',
      ]);
    });
  },
);
