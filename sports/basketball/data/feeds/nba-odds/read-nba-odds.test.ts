import { describe, expect, it } from 'vitest';
import { sharedData } from '#tests/factories/shared-data.ts';
import type { NbaFile } from './nba-file.ts';
import { readNbaOdds } from './read-nba-odds.ts';

const folder = sharedData('basketball');

describe.skipIf(folder === undefined)('the seasons 2017-18 to 2021-22 (skipped where ../shared/data/basketball is not there)', async () => {
  const files: NbaFile[] = [];
  if (folder !== undefined) for await (const file of readNbaOdds([folder])) files.push(file);
  const games = files.flatMap((file) => file.games);
  const problems = files.flatMap((file) => file.problems);
  const count = (counted: (game: (typeof games)[number]) => boolean) => games.filter(counted).length;

  it('have every game of every row', () => {
    expect(games).toHaveLength(6261);
    expect(new Set(games.map(({ home }) => home)).size).toBe(30);
  });

  it('have 172 games without a home side, 36 of Toronto in Tampa and 13 play-in games', () => {
    expect(count(({ venue }) => venue === 'neutral')).toBe(172);
    expect(count(({ venue }) => venue === 'moved')).toBe(36);
    expect(count(({ stage }) => stage === 'play-in')).toBe(13);
  });

  it('have 7 favourites who contradict the moneyline, and no spread for them', () => {
    const contradicted = problems.filter(({ field }) => field === 'whos_favored').map(({ row }) => row);
    expect(contradicted).toHaveLength(7);
    expect(count(({ row, spread }) => contradicted.includes(row) && spread !== undefined)).toBe(0);
  });

  it('have nothing else that is wrong but three empty spreads', () => {
    const others = problems.filter(({ field }) => field !== 'whos_favored');
    expect(others.map(({ field, code }) => [field, code])).toEqual(Array(3).fill(['spread', 'missing-value']));
  });
});
