import { describe, expect, it } from 'vitest';
import { chanceOfTennisBet, matchChances } from './match-chances.ts';

describe('matchChances', () => {
  it.each([0.05, 0.3, 0.5, 0.8, 0.97])('wins as often as told: %d', (chance) => {
    for (const bestOf of [3, 5] as const) {
      const { bySets, byGames } = matchChances(chance, bestOf, 'atp', 'clay');
      const won = bySets.filter(({ sets }) => sets[0] > sets[1]).reduce((sum, part) => sum + part.chance, 0);
      expect(won).toBeCloseTo(chance, 6);
      expect(byGames.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
    }
  });

  it('is the same from either side', () => {
    const [one, other] = [matchChances(0.7, 3, 'atp', 'hard'), matchChances(0.3, 3, 'atp', 'hard')];
    const straight = (chances: typeof one, first: number) =>
      chances.bySets.find(({ sets }) => sets[first] === 2 && sets[1 - first] === 0)?.chance;
    expect(straight(one, 0)).toBeCloseTo(straight(other, 1) as number, 6);
    for (const [games, chance] of one.byGames.entries()) expect(chance).toBeCloseTo(other.byGames[games] as number, 6);
  });

  it('has between 12 and 39 games over three sets, between 18 and 65 over five', () => {
    const possible = (bestOf: 3 | 5) => {
      const games = matchChances(0.6, bestOf, 'atp', 'grass').byGames.flatMap((chance, count) => (chance > 0 ? [count] : []));
      return [games[0], games.at(-1)];
    };
    expect(possible(3)).toEqual([12, 39]);
    expect(possible(5)).toEqual([18, 65]);
  });

  it('has more games on grass than on clay, and between equals than between others', () => {
    const mean = (chance: number, surface: 'grass' | 'clay') =>
      matchChances(chance, 3, 'atp', surface).byGames.reduce((sum, part, games) => sum + part * games, 0);
    expect(mean(0.5, 'grass')).toBeGreaterThan(mean(0.5, 'clay'));
    expect(mean(0.5, 'clay')).toBeGreaterThan(mean(0.9, 'clay'));
  });
});

describe('chanceOfTennisBet', () => {
  const chances = {
    bySets: [
      { sets: [2, 0], chance: 0.4 },
      { sets: [2, 1], chance: 0.2 },
      { sets: [1, 2], chance: 0.25 },
      { sets: [0, 2], chance: 0.15 },
    ] as const,
    byGames: Object.assign(new Array(30).fill(0), { 20: 0.5, 22: 0.3, 24: 0.2 }) as number[],
  };

  it('adds up what wins', () => {
    const handicap = (line: number, selection: 'first' | 'second') =>
      chanceOfTennisBet({ market: 'set-handicap', line, selection }, chances);
    expect(handicap(-1.5, 'first')).toBeCloseTo(0.4, 12);
    expect(handicap(1.5, 'first')).toBeCloseTo(0.85, 12);
    expect(handicap(1.5, 'second')).toBeCloseTo(0.15, 12);
    expect(chanceOfTennisBet({ market: 'total-games', line: 21.5, selection: 'over' }, chances)).toBeCloseTo(0.5, 12);
  });

  it('leaves out what gives the stake back', () => {
    expect(chanceOfTennisBet({ market: 'total-games', line: 22, selection: 'over' }, chances)).toBeCloseTo(0.2 / 0.7, 12);
    expect(chanceOfTennisBet({ market: 'total-games', line: 22, selection: 'under' }, chances)).toBeCloseTo(0.5 / 0.7, 12);
  });
});
