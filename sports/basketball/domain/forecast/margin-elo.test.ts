import { expect, it } from 'vitest';
import { createMarginElo } from './margin-elo.ts';

const settings = { perPoint: 20, summerKeep: 0.5 };
const season = '2020-21';

/** Returns the rating points by which the first of two clubs is ahead of the second after a game. */
function ahead(advantage: number, lead: number, asked = season): number {
  const elo = createMarginElo(settings);
  elo.observe([1, 2], season, advantage, lead);
  const chance = elo.chance([1, 2], asked, 0);
  return 400 * Math.log10(chance / (1 - chance));
}

it('gives equals equal chances, and three points more to whoever is at home', () => {
  const elo = createMarginElo(settings);
  expect(elo.chance([1, 2], season, 0)).toBe(0.5);
  /* 60 points of rating: 1 / (1 + 10 ** −0.15). */
  expect(elo.chance([1, 2], season, 3)).toBeCloseTo(0.5855, 4);
  expect(elo.chance([1, 2], season, -3)).toBeCloseTo(0.4145, 4);
});

it('moves equals by how high the game was won', () => {
  /* By 10: 20 · 13 ** 0.8 / 7.5 · ½ = 10.378 from one to the other; by 20 it is 20 · 23 ** 0.8 / 7.5 · ½ = 16.380. */
  expect(ahead(0, 10)).toBeCloseTo(20.755, 2);
  expect(ahead(0, -10)).toBeCloseTo(-20.755, 2);
  expect(ahead(0, 20)).toBeCloseTo(32.76, 2);
});

it('moves less after the win of a favourite than after that of an outsider', () => {
  /* 60 points ahead, 0.5855: 20 · 7.7831 / (7.5 + 0.36) · 0.4145 = 8.209, and 20 · 7.7831 / (7.5 − 0.36) · 0.5855 = 12.765. */
  expect(ahead(3, 10)).toBeCloseTo(2 * 8.209, 2);
  expect(ahead(3, -10)).toBeCloseTo(-2 * 12.765, 2);
});

it('comes out of a summer with its part of every rating, once', () => {
  expect(ahead(0, 10, '2021-22')).toBeCloseTo(20.755 / 2, 2);
  const elo = createMarginElo(settings);
  elo.observe([1, 2], season, 0, 10);
  for (const at of ['2021-22', '2021-22']) elo.observe([3, 4], at, 0, 5);
  expect(elo.chance([1, 2], '2021-22', 0)).toBeCloseTo(1 / (1 + 10 ** (-10.378 / 400)), 5);
});
