import { describe, expect, it } from 'vitest';
import { gamesWon, isPossibleScore } from '../domain/tennis-score.ts';
import { type MatchScript, standAfter } from './play-tennis.ts';
import { calledPoints, ScoreSheet } from './score-sheet.ts';

const script = (seed: number, facts: Partial<MatchScript> = {}): MatchScript => ({
  seed,
  servePoints: [0.66, 0.62],
  bestOf: 5,
  lastTieBreak: 10,
  ...facts,
});
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
const minuteMs = 60_000;

describe('standAfter', () => {
  it('plays matches that can be, as long as matches are', () => {
    const ends = seeds.map((seed) => standAfter(script(seed), Number.POSITIVE_INFINITY));
    for (const { play } of ends) {
      const { sets, winner, ending } = play;
      expect(winner !== undefined && ending !== undefined && isPossibleScore({ winner, ending, sets }, 5)).toBe(true);
    }
    const mean = ends.reduce((sum, { lastPointMs }) => sum + lastPointMs, 0) / ends.length / minuteMs;
    /* Men's matches over five sets took 2 hours 54 minutes on average at the US Open of 2023. */
    expect(mean).toBeGreaterThan(120);
    expect(mean).toBeLessThan(200);
    const firstWins = ends.filter(({ play }) => play.winner === 0).length / ends.length;
    expect(firstWins).toBeGreaterThan(0.6);
  });

  it('never goes back, and tells of each set as many games as it has', () => {
    let [points, games] = [0, 0];
    for (let minute = 0; minute < 300; minute += 1) {
      const { play, course, pointsPlayed } = standAfter(script(7), minute * minuteMs);
      const [first, second] = gamesWon(play.sets);
      expect(pointsPlayed).toBeGreaterThanOrEqual(points);
      expect(first + second).toBeGreaterThanOrEqual(games);
      expect(course.games.flat()).toHaveLength(first + second);
      expect(course.statistics.pointsWon[0] + course.statistics.pointsWon[1]).toBe(pointsPlayed);
      expect(play.game === undefined).toBe(play.winner !== undefined);
      [points, games] = [pointsPlayed, first + second];
    }
  });

  it('ends with a retirement where one is written', () => {
    const { play, pointsPlayed } = standAfter(script(3, { retirement: { afterPoints: 70, side: 0 } }), Number.POSITIVE_INFINITY);
    expect([play.winner, play.ending, pointsPlayed]).toEqual([1, 'retired', 70]);
    expect(isPossibleScore({ winner: 1, ending: 'retired', sets: play.sets }, 5)).toBe(true);
  });

  it('is interrupted while it rains, goes on afterwards, and ends as it would have', () => {
    const rain = { beforePoint: 40, pauseMs: 90 * minuteMs };
    const wet = (minute: number) => standAfter(script(3, { rain }), minute * minuteMs);
    const during = [30, 60, 90, 115].map(wet);
    expect(during.map(({ pointsPlayed }) => pointsPlayed)).toEqual([40, 40, 40, 40]);
    expect(during.map(({ play }) => play.interruption)).toEqual(['rain', 'rain', 'rain', 'rain']);
    for (const minute of [10, 125, 140]) expect(wet(minute).play).not.toHaveProperty('interruption');
    expect(wet(140).pointsPlayed).toBeGreaterThan(wet(125).pointsPlayed);
    const [dry, end] = [standAfter(script(3), Number.POSITIVE_INFINITY), wet(Number.POSITIVE_INFINITY)];
    expect(end.play).toEqual(dry.play);
    expect(Math.round(end.lastPointMs - dry.lastPointMs)).toBe(rain.pauseMs);
  });
});

describe('ScoreSheet', () => {
  it('lets players serve in a tie-break once and then twice in turn, and the other begin the next set', () => {
    const sheet = new ScoreSheet(3, 7, 0);
    const game = () => {
      const { server } = sheet;
      for (let point = 0; point < 4; point += 1) sheet.point(server);
    };
    for (let games = 0; games < 12; games += 1) game();
    const servers = Array.from({ length: 7 }, () => {
      const { server } = sheet;
      sheet.point(0);
      return server;
    });
    expect(servers).toEqual([0, 1, 1, 0, 0, 1, 1]);
    expect(sheet.sets).toEqual([{ games: [7, 6], tieBreak: [7, 0] }, { games: [0, 0] }]);
    expect(sheet.server).toBe(1);
  });

  it('calls points', () => {
    const sheet = new ScoreSheet(3, 7, 0);
    const called = ([0, 0, 1, 0, 1, 1, 1] as const).map((winner) => {
      sheet.point(winner);
      return calledPoints(sheet).join('–');
    });
    expect(called).toEqual(['15–0', '30–0', '30–15', '40–15', '40–30', '40–40', '40–A']);
  });
});
