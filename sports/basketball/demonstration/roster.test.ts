import { expect, it } from 'vitest';
import { foldName } from '#domain/team/fold-name.ts';
import { wellKnownPlayers } from '#tests/factories/well-known-players.ts';
import { loadBasketballCatalogue } from '../data/catalogue/basketball-catalogue.ts';
import { leadersUntil } from './game-leaders.ts';
import { halfYearsShown } from './half-year.ts';
import { leaguesOf } from './league.ts';
import { planSeason } from './plan-season.ts';
import type { PlannedGame } from './planned-game.ts';

const leagues = leaguesOf(loadBasketballCatalogue().competitions);
const names = leagues.flatMap(({ rosters }) => [...rosters.values()].flatMap((roster) => [...roster.values()]));

it('names ten players of each club of both leagues, no two alike and nobody who is well known', () => {
  expect(names).toHaveLength(500);
  expect(new Set(names.map(foldName)).size).toBe(500);
  const real = new Set(wellKnownPlayers.map(foldName));
  expect(names.filter((name) => real.has(foldName(name)))).toEqual([]);
});

it('tells of whoever has most the name that belongs to the number at that club', () => {
  const [, halfYear] = halfYearsShown(Date.UTC(2026, 10, 26));
  const [game] = leagues.flatMap((league) => planSeason(league, halfYear as NonNullable<typeof halfYear>, 7)) as [PlannedGame];
  const quarter = game.league.quarterSeconds;
  const [home, away] = leadersUntil(game, [quarter, quarter, quarter, quarter]).points;
  const nameOf = (slug: string, shirtNumber = -1) => game.league.rosters.get(slug)?.get(shirtNumber);
  expect(home?.playerName).toMatch(/^\S+ \S+/);
  expect([home?.playerName, away?.playerName]).toEqual([
    nameOf(game.home.slug, home?.shirtNumber),
    nameOf(game.away.slug, away?.shirtNumber),
  ]);
});
