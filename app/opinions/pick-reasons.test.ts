import { expect, it } from 'vitest';
import { reasonOf } from './pick-reasons.ts';

const match = {
  homeId: 1,
  homeName: 'Arsenal',
  awayId: 2,
  awayName: 'Everton',
  goals: { home: 2.7, away: 0.5 },
  leagueGoals: 2.8,
  end: {
    result: 'home',
    homeChance: 0.75,
    drawChance: 0.15,
    awayChance: 0.1,
    homeScore: 2,
    awayScore: 0,
    overChance: 0.6,
    bothScoreChance: 0.4,
    basis: 'blended',
  },
} as const;
const lastFive = (results: { readonly won?: number; readonly lost?: number }) => ({
  played: 5,
  won: 0,
  lost: 0,
  scored: 0,
  withThreeGoals: 0,
  ...results,
});
const reasonWith = (homeWon: number, awayLost: number) =>
  reasonOf(
    'likely',
    match,
    new Map([
      [1, lastFive({ won: homeWon })],
      [2, lastFive({ lost: awayLost })],
    ]),
  );

it('a likely result has for its reason as large a share of wins or defeats as its chance', () => {
  expect(reasonWith(4, 0)).toEqual({ code: 'winner-won', club: 'Arsenal', count: 4, played: 5 });
  expect(reasonWith(3, 5)).toEqual({ code: 'loser-lost', club: 'Everton', count: 5, played: 5 });
});

it('a likely result has the goals expected for its reason where wins and defeats are a smaller share than its chance', () => {
  expect(reasonWith(3, 3)).toEqual({ code: 'goals-expected', home: 2.7, away: 0.5 });
});
