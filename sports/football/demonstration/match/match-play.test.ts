import { describe, expect, it } from 'vitest';
import { goalsUntil, playMatch, regularGoals } from './match-play.ts';

const expected = { home: 1.5, away: 1.2 };
const leagueMatches = Array.from({ length: 4000 }, (_, seed) => playMatch(seed, expected, false));
const cupMatches = Array.from({ length: 3000 }, (_, seed) => playMatch(seed, expected, true));

describe('playMatch', () => {
  it('scores as many goals as expected, and more of them after the break', () => {
    const goals = leagueMatches.flatMap((play) => play.goals);
    expect(goals.filter(({ side }) => side === 'home').length / leagueMatches.length).toBeCloseTo(1.5, 1);
    expect(goals.filter(({ side }) => side === 'away').length / leagueMatches.length).toBeCloseTo(1.2, 1);
    const late = leagueMatches.reduce((sum, play) => sum + play.goals.filter(({ at }) => at > (play.stretches[1]?.to ?? 0)).length, 0);
    expect(late / goals.length).toBeGreaterThan(0.5);
  });

  it('never takes less than 105 minutes, breaks included, nor more than 4 hours', () => {
    for (const { length } of [...leagueMatches, ...cupMatches]) {
      expect(length).toBeGreaterThan(105);
      expect(length).toBeLessThan(240);
    }
  });

  it('has no goals in a break', () => {
    for (const { stretches, goals } of cupMatches) {
      const breaks = stretches.filter(({ period }) => period === 'half-time' || period === 'extra-time-break' || period === 'penalties');
      for (const { at } of goals) expect(breaks.some(({ from, to }) => at >= from && at < to)).toBe(false);
    }
  });

  it('finds a winner where there must be one: by extra time, else on penalties by a score that decides', () => {
    const shootOuts = cupMatches.filter(({ penalties }) => penalties !== undefined);
    expect(shootOuts.length).toBeGreaterThan(200);
    for (const play of cupMatches) expect(play.winner).not.toBe('draw');
    for (const { penalties, winner, goals } of shootOuts) {
      const { home, away } = penalties ?? { home: 0, away: 0 };
      expect(winner).toBe(home > away ? 'home' : 'away');
      expect(Math.abs(home - away)).toBeLessThanOrEqual(5);
      expect(goals.filter(({ side }) => side === 'home')).toHaveLength(goals.length / 2);
    }
  });

  it('plays extra time only after a draw', () => {
    for (const play of cupMatches) {
      const second = play.stretches.find(({ period }) => period === 'second-half');
      const { home, away } = goalsUntil(play, second?.to ?? 0);
      expect(play.stretches.some(({ period }) => period === 'extra-time')).toBe(home === away);
    }
  });

  it('counts the goals of ninety minutes as the whole match has them', () => {
    for (const [seed, play] of cupMatches.slice(0, 500).entries()) {
      const second = play.stretches.find(({ period }) => period === 'second-half');
      expect(regularGoals(seed, expected)).toEqual(goalsUntil(play, second?.to ?? 0));
    }
  });

  it('of a second leg goes on until the tie has a winner: the first leg counts', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const play = playMatch(seed, expected, true, -2);
      const regular = regularGoals(seed, expected);
      const lead = regular.home - regular.away - 2;
      expect(play.stretches.some(({ period }) => period === 'extra-time')).toBe(lead === 0);
      if (lead !== 0) expect(play.winner).toBe(lead > 0 ? 'home' : 'away');
      else expect(play.winner).not.toBe('draw');
    }
  });
});
