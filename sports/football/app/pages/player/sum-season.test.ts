import { expect, it } from 'vitest';
import type { PlayerSeason } from '../../../data/queries/players/list-player-seasons.ts';
import { sumSeason } from './sum-season.ts';

const share = (more: Partial<PlayerSeason>): PlayerSeason => ({
  season: '2023-24',
  tournamentId: 1,
  tournamentName: 'Premier League',
  tournamentSlug: 'premier-league',
  categorySlug: 'england',
  teamId: 7,
  teamSlug: 'arsenal',
  teamName: 'Arsenal',
  matches: 10,
  starts: 8,
  minutes: 700,
  goals: 3,
  penalties: 1,
  ownGoals: 0,
  assists: 2,
  yellowCards: 1,
  redCards: 0,
  ...more,
});

it('adds up the shares for two clubs in one competition, and leaves cups and earlier seasons out', () => {
  const seasons = [share({}), share({ teamId: 8, goals: 4 }), share({ tournamentId: 2, goals: 9 }), share({ season: '2022-23', goals: 9 })];
  expect(sumSeason(seasons)).toMatchObject({ tournamentId: 1, matches: 20, starts: 16, minutes: 1400, goals: 7, teamIds: [7, 8] });
});

it('does not know the minutes of a season of which a part is not known', () => {
  expect(sumSeason([share({}), share({ teamId: 8, minutes: null })])).toMatchObject({ matches: 20, minutes: null });
  expect(sumSeason([])).toBeUndefined();
});
