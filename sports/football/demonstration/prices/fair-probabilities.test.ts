import { describe, expect, it } from 'vitest';
import { outcomeOf } from '#domain/match/match-score.ts';
import { goalsUntil, playMatch } from '../match/match-play.ts';
import {
  fairestHandicap,
  fairProbabilities,
  goalChances,
  handicapProbabilities,
  resultProbabilities,
  totalProbabilities,
} from './fair-probabilities.ts';

describe('probabilities of independent Poisson goals', () => {
  it('are those of the Skellam distribution: equal means of 1 draw with e^−2·I₀(2) = 0.3085', () => {
    const [home, draw, away] = resultProbabilities(goalChances({ home: 1, away: 1 }));
    expect(draw).toBeCloseTo(0.3085, 4);
    expect(home).toBeCloseTo(away, 10);
    expect(home + draw + away).toBeCloseTo(1, 10);
  });

  it('of at most two goals with three expected are 8.5·e^−3 = 0.4232', () => {
    const [over, under] = totalProbabilities(goalChances({ home: 1.8, away: 1.2 }), 2.5);
    expect(under).toBeCloseTo(0.4232, 4);
    expect(over + under).toBeCloseTo(1, 10);
  });
});

describe('handicaps', () => {
  const chances = goalChances({ home: 1.7, away: 1 });
  const [home, draw, away] = resultProbabilities(chances);

  it('of half a goal against the home side ask for its win', () => {
    expect(handicapProbabilities(chances, -0.5)[0]).toBeCloseTo(home, 10);
  });

  it('of nothing hand the stake back on a draw', () => {
    expect(handicapProbabilities(chances, 0)[0]).toBeCloseTo(home / (home + away), 10);
  });

  it('of a quarter are half of each: the draw loses half the stake', () => {
    expect(handicapProbabilities(chances, -0.25)[0]).toBeCloseTo(home / (home + away + draw / 2), 10);
  });

  it('are fairest at nothing between equals, and against the better side otherwise', () => {
    expect(fairestHandicap(goalChances({ home: 1.3, away: 1.3 }))).toBe(0);
    expect(fairestHandicap(goalChances({ home: 2.6, away: 0.7 }))).toBeLessThan(-1);
    expect(fairestHandicap(goalChances({ home: 0.7, away: 2.6 }))).toBeGreaterThan(1);
  });
});

describe('the other markets', () => {
  const chances = goalChances({ home: 2, away: 1 });
  const [home, draw, away] = resultProbabilities(chances);

  it('give both sides a goal with (1 − e^−2)·(1 − e^−1) = 0.5466', () => {
    const [yes, no] = fairProbabilities(chances, 'both-teams-to-score', 0) as [number, number];
    expect(yes).toBeCloseTo(0.5466, 4);
    expect(yes + no).toBeCloseTo(1, 10);
  });

  it('add two results up for a double chance, and leave the draw out where it hands the stake back', () => {
    expect(fairProbabilities(chances, 'double-chance', 0)).toEqual([home + draw, home + away, draw + away]);
    expect(fairProbabilities(chances, 'draw-no-bet', 0)[0]).toBeCloseTo(home / (home + away), 10);
  });

  it('of the first half are those of the halves that are played', () => {
    const plays = Array.from({ length: 20_000 }, (_, seed) => playMatch(seed, { home: 2, away: 1 }, false));
    const atBreak = plays.map((play) => outcomeOf(goalsUntil(play, play.stretches[0]?.to ?? 0)));
    const [first, level, second] = fairProbabilities(chances, 'half-time-result', 0) as [number, number, number];
    const share = (outcome: string) => atBreak.filter((other) => other === outcome).length / plays.length;
    expect(Math.abs(share('home') - first)).toBeLessThan(0.015);
    expect(Math.abs(share('draw') - level)).toBeLessThan(0.015);
    expect(Math.abs(share('away') - second)).toBeLessThan(0.015);
    expect(first + level + second).toBeCloseTo(1, 10);
  });
});
