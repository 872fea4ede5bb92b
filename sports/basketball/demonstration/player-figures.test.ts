import { expect, it } from 'vitest';
import { loadBasketballCatalogue } from '../data/catalogue/basketball-catalogue.ts';
import type { PlayerFigure } from '../domain/basketball-play.ts';
import { leadersUntil } from './game-leaders.ts';
import { lengthMs, playedUntil } from './game-state.ts';
import { halfYearsShown } from './half-year.ts';
import { leaguesOf } from './league.ts';
import { planSeason } from './plan-season.ts';
import type { PlannedGame } from './planned-game.ts';
import { figuresUntil } from './player-figures.ts';

const [halfYear] = halfYearsShown(Date.UTC(2026, 10, 26)).slice(1);
const games = leaguesOf(loadBasketballCatalogue().competitions).flatMap((league) =>
  planSeason(league, halfYear as NonNullable<typeof halfYear>, 7),
);
const sum = (amounts: ReadonlyMap<number, number>) => [...amounts.values()].reduce((total, amount) => total + amount, 0);

it('gives every point of a game to one of ten players of its side', () => {
  for (const game of games.slice(0, 50)) {
    const { play } = playedUntil(game, lengthMs(game));
    const figures = figuresUntil(game, Array(play.quarters.length + 4).fill(game.league.quarterSeconds));
    expect(figures.map(({ points }) => sum(points))).toEqual(play.total);
    for (const { points } of figures) expect(points.size).toBeLessThanOrEqual(10);
  }
});

it('tells who has most as the game stands, so that nobody ever falls back', () => {
  const game = games[40] as PlannedGame;
  let before: readonly number[] = [0, 0, 0, 0, 0, 0];
  for (let since = 0; since < lengthMs(game); since += 60_000) {
    const { play, course } = playedUntil(game, since);
    const most = course.most as NonNullable<typeof course.most>;
    const amounts = (['points', 'rebounds', 'assists'] as PlayerFigure[]).flatMap((figure) =>
      most[figure].map((leader) => leader?.amount ?? 0),
    );
    for (const [index, amount] of amounts.entries()) expect(amount).toBeGreaterThanOrEqual(before[index] as number);
    for (const side of [0, 1] as const) expect(amounts[side]).toBeLessThanOrEqual(play.total[side]);
    before = amounts;
  }
  /* As for the leaders of an NBA evening, which hardly ever has one with 70 points or 30 rebounds. */
  for (const amount of before.slice(0, 2)) expect(amount).toSatisfy((points: number) => points >= 12 && points < 70);
  for (const amount of before.slice(2)) expect(amount).toSatisfy((others: number) => others >= 3 && others < 30);
});

it('has nobody in front before anybody did anything', () => {
  expect(leadersUntil(games[40] as PlannedGame, [0]).assists).toEqual([null, null]);
});
