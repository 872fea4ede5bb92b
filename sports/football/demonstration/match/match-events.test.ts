import { describe, expect, it } from 'vitest';
import { squadOf } from '../clubs/squads.ts';
import { matchEvents } from './match-events.ts';
import { hasTeamNews, teamNewsAt } from './match-line-ups.ts';
import { playMatch } from './match-play.ts';
import { statisticsOf } from './match-statistics.ts';

const expected = { home: 1.6, away: 1.1 };
const squads = { home: squadOf(1), away: squadOf(2) };
const stories = Array.from({ length: 500 }, (_, seed) => {
  const play = playMatch(seed, expected, seed % 3 === 0);
  return { seed, play, events: matchEvents(seed, play, squads) };
});

describe('squadOf', () => {
  it('has 20 to 25 players with different numbers, goalkeepers among them', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const squad = squadOf(seed);
      expect(squad.length).toBeGreaterThanOrEqual(20);
      expect(squad.length).toBeLessThanOrEqual(25);
      expect(new Set(squad.map(({ shirtNumber }) => shirtNumber)).size).toBe(squad.length);
      expect(squad.filter(({ position }) => position === 'goalkeeper').length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('matchEvents', () => {
  it('tells every goal with the score after it', () => {
    for (const { play, events } of stories) {
      const scores = events.flatMap(({ event }) => (event.score === undefined ? [] : [event.score]));
      expect(scores).toHaveLength(play.goals.length);
      expect(scores.map(({ home, away }) => home + away)).toEqual(scores.map((_, index) => index + 1));
    }
  });

  it('lets only those act who are on the pitch', () => {
    for (const { events } of stories) {
      for (const side of ['home', 'away'] as const) {
        const gone = new Set<number>();
        for (const { event } of events) {
          const actingSide = event.kind === 'own-goal' ? (event.side === 'home' ? 'away' : 'home') : event.side;
          if (actingSide !== side) continue;
          expect(gone.has(event.shirtNumber ?? -1)).toBe(false);
          if (event.replacedNumber !== undefined) gone.add(event.replacedNumber);
          if (event.kind === 'red-card' || event.kind === 'second-yellow-card') gone.add(event.shirtNumber ?? -1);
        }
      }
    }
  });

  it('books a player twice only with the second card that sends him off, and changes at most five a side', () => {
    for (const { events } of stories) {
      const yellow = events.filter(({ event }) => event.kind === 'yellow-card').map(({ event }) => `${event.side} ${event.shirtNumber}`);
      expect(new Set(yellow).size).toBe(yellow.length);
      for (const side of ['home', 'away']) {
        expect(events.filter(({ event }) => event.kind === 'substitution' && event.side === side).length).toBeLessThanOrEqual(5);
      }
    }
  });

  it('lets forwards score more often than defenders', () => {
    const scorers = stories.flatMap(({ events }) => events.filter(({ event }) => event.kind === 'goal').map(({ event }) => event));
    const by = (position: string) =>
      scorers.filter(({ side, shirtNumber }) => squads[side].find((member) => member.shirtNumber === shirtNumber)?.position === position)
        .length;
    expect(by('forward')).toBeGreaterThan(by('midfielder'));
    expect(by('midfielder')).toBeGreaterThan(by('defender'));
    expect(by('goalkeeper')).toBe(0);
  });
});

describe('teamNewsAt', () => {
  const kickoff = Date.parse('2026-11-21T15:00:00Z');
  const hour = 3_600_000;

  it('has eleven starters in the shape of the formation, and a bench, an hour before kick-off and for some days', () => {
    for (const { seed } of stories.slice(0, 100)) {
      const { lineUps } = teamNewsAt(seed, kickoff, kickoff - hour, squads);
      for (const lineUp of [lineUps?.home, lineUps?.away]) {
        const lines = Map.groupBy(lineUp?.starters ?? [], ({ place }) => place?.line);
        expect([...lines.values()].map((line) => line.length).join('-')).toBe(`1-${lineUp?.formation}`);
        expect(lineUp?.starters.map(({ position }) => position).slice(0, 6)).toEqual([
          'goalkeeper',
          ...Array(4).fill('defender'),
          'midfielder',
        ]);
        expect(lineUp?.bench).toHaveLength(9);
        expect(lineUp?.starters.every(({ name, externalId }) => name === undefined && externalId === undefined)).toBe(true);
      }
    }
    expect(teamNewsAt(1, kickoff, kickoff - hour - 1, squads).lineUps).toBeUndefined();
    expect(teamNewsAt(1, kickoff, kickoff + 11 * 24 * hour, squads)).toEqual({});
  });

  it('agrees with the events: whoever acts started or came on, and whoever comes on was on the bench', () => {
    for (const { seed, events } of stories) {
      const { lineUps, absences } = teamNewsAt(seed, kickoff, kickoff, squads);
      for (const side of ['home', 'away'] as const) {
        const onPitch = new Set(lineUps?.[side]?.starters.map(({ shirtNumber }) => shirtNumber));
        const bench = new Set(lineUps?.[side]?.bench.map(({ shirtNumber }) => shirtNumber));
        for (const absent of absences?.[side] ?? []) expect(onPitch.has(absent.shirtNumber) || bench.has(absent.shirtNumber)).toBe(false);
        for (const { event } of events) {
          const actingSide = event.kind === 'own-goal' ? (event.side === 'home' ? 'away' : 'home') : event.side;
          if (actingSide !== side) continue;
          if (event.kind === 'substitution') {
            expect(bench.delete(event.shirtNumber)).toBe(true);
            expect(onPitch.delete(event.replacedNumber)).toBe(true);
            onPitch.add(event.shirtNumber);
          } else expect(onPitch.has(event.shirtNumber)).toBe(true);
        }
      }
    }
  });

  it('has absent players a day before, some of them doubtful until the line-ups, and says when it learns of either', () => {
    const told = stories.flatMap(({ seed }) => teamNewsAt(seed, kickoff, kickoff - 20 * hour, squads).absences?.home ?? []);
    expect(new Set(told.map(({ reason }) => reason))).toEqual(new Set(['injury', 'suspension', 'illness']));
    expect(told.some(({ isDoubtful }) => isDoubtful)).toBe(true);
    const later = stories.flatMap(({ seed }) => teamNewsAt(seed, kickoff, kickoff, squads).absences?.home ?? []);
    expect(later.map(({ shirtNumber }) => shirtNumber)).toEqual(told.map(({ shirtNumber }) => shirtNumber));
    expect(later.some(({ isDoubtful }) => isDoubtful)).toBe(false);
    expect([24, 12, 1, 0].map((hours) => hasTeamNews(kickoff, kickoff - hours * hour - 1, kickoff - hours * hour))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('statisticsOf', () => {
  it('grows with the minute and fits goals and cards', () => {
    for (const { seed, play, events } of stories.slice(0, 100)) {
      let before = statisticsOf(seed, expected, { home: 0, away: 0 }, [], 0);
      for (let minutes = 0; minutes <= play.length; minutes += 7) {
        const known = events.filter(({ at }) => at <= minutes).map(({ event }) => event);
        const goals = known.findLast(({ score }) => score !== undefined)?.score ?? { home: 0, away: 0 };
        const now = statisticsOf(seed, expected, goals, known, minutes / play.length);
        for (const name of ['shots', 'shotsOnTarget', 'corners', 'fouls', 'yellowCards', 'redCards'] as const) {
          for (const side of [0, 1] as const) expect(now[name]?.[side]).toBeGreaterThanOrEqual(before[name]?.[side] ?? 0);
        }
        expect((now.possession?.[0] ?? 0) + (now.possession?.[1] ?? 0)).toBe(100);
        expect(now.shotsOnTarget?.[0]).toBeGreaterThanOrEqual(goals.home);
        before = now;
      }
    }
  });
});
