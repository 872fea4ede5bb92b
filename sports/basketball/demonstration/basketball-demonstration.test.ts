import { describe, expect, it } from 'vitest';
import { loadBasketballCatalogue } from '../data/catalogue/basketball-catalogue.ts';
import { type BasketballScore, isPossibleGame } from '../domain/basketball-score.ts';
import { timeLeft } from '../domain/forecast/time-left.ts';
import { createBasketballDemonstration } from './basketball-demonstration.ts';
import { gameAt } from './game-at.ts';
import { quotesBetween } from './game-quotes.ts';
import { lengthMs, playedUntil } from './game-state.ts';
import { halfYearsShown } from './half-year.ts';
import { leaguesOf } from './league.ts';
import { planSeason } from './plan-season.ts';
import type { PlannedGame } from './planned-game.ts';

const minuteMs = 60_000;
const catalogue = loadBasketballCatalogue();
const [halfYear] = halfYearsShown(Date.UTC(2026, 10, 26)).slice(1);
const games = leaguesOf(catalogue.competitions).flatMap((league) => planSeason(league, halfYear as NonNullable<typeof halfYear>, 7));
const goesOn = games.find((game) => playedUntil(game, lengthMs(game)).play.overtime !== undefined) as PlannedGame;

describe('a game', () => {
  it.each([
    ['usual', games[40] as PlannedGame],
    ['with overtime', goesOn],
  ])('that is %s adds up at every moment, and its clock never goes back', (_, game) => {
    const order = ['q1', 'q2', 'q3', 'q4', 'overtime'];
    let [secondsBefore, pointsBefore] = [Number.POSITIVE_INFINITY, 0];
    for (let since = 0; since < lengthMs(game); since += 13_000) {
      const { play, course } = playedUntil(game, since);
      const parts = [...play.quarters, play.overtime ?? [0, 0]];
      expect([parts.reduce((sum, [home]) => sum + home, 0), parts.reduce((sum, [, away]) => sum + away, 0)]).toEqual(play.total);
      const left = timeLeft(play, game.league.quarterSeconds);
      if (left === undefined) throw new Error(`no time left after ${since} ms`);
      const seconds = left.of === 'quarters' ? 1000 + left.seconds : left.seconds;
      expect(seconds).toBeLessThanOrEqual(secondsBefore);
      expect(play.total[0] + play.total[1]).toBeGreaterThanOrEqual(pointsBefore);
      if (play.clock && order.includes(play.clock.period))
        expect(play.quarters).toHaveLength(Math.min(4, order.indexOf(play.clock.period) + 1));
      const regular = Math.min(
        4 * game.league.quarterSeconds,
        4 * game.league.quarterSeconds - (left.of === 'quarters' ? left.seconds : 0),
      );
      if (play.overtime === undefined) expect(Math.abs(course.leads.length - regular / course.stretchSeconds)).toBeLessThanOrEqual(1);
      [secondsBefore, pointsBefore] = [left.seconds === 300 && left.of === 'overtime' ? 300 : seconds, play.total[0] + play.total[1]];
    }
  });

  it('ends with a score that a game can have, its course with the lead, after an hour and a half to three', () => {
    for (const game of games.slice(0, 150)) {
      const { isOver, play, course } = playedUntil(game, lengthMs(game));
      expect(isOver).toBe(true);
      expect(play.clock).toBeUndefined();
      expect(isPossibleGame({ quarters: play.quarters, ...(play.overtime ? { overtime: play.overtime } : {}) } as BasketballScore)).toBe(
        true,
      );
      expect(course.leads.at(-1)).toBe(play.total[0] - play.total[1]);
      expect(lengthMs(game)).toBeGreaterThan(90 * minuteMs);
      expect(lengthMs(game)).toBeLessThan(180 * minuteMs);
    }
  });

  it('that is called off is told at its first hour, then postponed, then at its new one', () => {
    const game = games.find(({ postponed }) => postponed !== undefined);
    if (game?.postponed === undefined) throw new Error('no game was postponed');
    const { calledOffMs, setAnewMs, firstTipOffMs } = game.postponed;
    const told = [calledOffMs - 1, calledOffMs, setAnewMs].map((moment) => gameAt(game, moment, []));
    expect(told.map(({ status }) => status)).toEqual(['scheduled', 'postponed', 'scheduled']);
    expect(told.map(({ kickoff }) => kickoff.known && kickoff.utc.getTime())).toEqual([firstTipOffMs, firstTipOffMs, game.tipOffMs]);
    expect(game.tipOffMs - firstTipOffMs).toBeGreaterThanOrEqual(14 * 86_400_000);
  });
});

describe('the prices of a game', () => {
  const game = games.find(({ postponed }) => postponed === undefined) as PlannedGame;
  const quotes = quotesBetween(game, 'everything', Number.NEGATIVE_INFINITY, game.tipOffMs);

  it('leave every bookmaker a margin of at most twelve hundredths', () => {
    for (const { prices } of quotes) {
      const certain = prices.reduce<number>((sum, price) => sum + 1 / (price as number), 0);
      expect(certain).toBeGreaterThan(1);
      expect(certain).toBeLessThan(1.12);
    }
  });

  it('open, move and close on half points, and are the same in pieces as at once', () => {
    expect(new Set(quotes.map(({ phase }) => phase))).toEqual(new Set(['opening', 'moving', 'closing']));
    expect(
      quotes
        .filter(({ market, line }) => market !== 'moneyline' && Number.isInteger(line))
        .every(({ bookmaker }) => bookmaker !== 'copperline'),
    ).toBe(true);
    const half = game.tipOffMs - 5 * 3_600_000;
    const pieces = [...quotesBetween(game, 'everything', 0, half), ...quotesBetween(game, 'everything', half, game.tipOffMs)];
    const written = (list: typeof quotes) => list.map((quote) => JSON.stringify(quote)).sort();
    expect(written(pieces)).toEqual(written(quotes));
  });
});

it('tells every change of an evening, so that who hears them all knows what who asks at the end is told', () => {
  const european = { competitions: catalogue.competitions.filter(({ slug }) => slug === 'euroleague') };
  const demonstration = createBasketballDemonstration(european, 7);
  const noon = new Date(Date.UTC(2026, 10, 26, 12));
  const coming = demonstration.demonstrationGames(noon).filter(({ status }) => status === 'scheduled');
  const tipOff = Math.min(...coming.map(({ kickoff }) => (kickoff.known ? kickoff.utc.getTime() : Number.POSITIVE_INFINITY)));
  const [from, until] = [tipOff - 5 * minuteMs, tipOff + 160 * minuteMs];
  const heard = new Map(demonstration.demonstrationGames(new Date(from)).map((game) => [game.externalId, game]));
  let changes = 0;
  for (let at = from; at < until; at += 30_000) {
    const changed = demonstration.gamesChangedBetween(new Date(at), new Date(at + 30_000));
    changes += changed.length;
    for (const game of changed) heard.set(game.externalId, game);
  }
  const asked = createBasketballDemonstration(european, 7).demonstrationGames(new Date(until));
  const withoutPrices = (list: typeof asked) => list.map((game) => ({ ...game, quotes: [] }));
  expect(withoutPrices([...heard.values()])).toEqual(withoutPrices(asked));
  expect(asked.some(({ status, kickoff }) => status === 'finished' && kickoff.known && kickoff.utc.getTime() === tipOff)).toBe(true);
  /* Five games an evening, and the prices of those of the next days; others are not repeated. */
  expect(changes).toBeLessThan(8 * 330);
});
