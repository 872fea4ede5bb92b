import { expect, it } from 'vitest';
import { resultsBefore } from './results-before.ts';

const [arsenal, everton, chelsea] = [1, 2, 3];
const kickoff = new Date('2024-03-09T15:00:00Z');
const match = (homeId: number, awayId: number, day: string, goals: { home: number; away: number } | null, live = false) => ({
  homeId,
  awayId,
  kickoffUtc: new Date(`${day}T15:00:00Z`),
  goals,
  live,
});

it('gives a club’s results of the season from its own side, the newest first', () => {
  const season = [
    match(arsenal, everton, '2024-02-03', { home: 2, away: 1 }),
    match(everton, chelsea, '2024-02-10', { home: 0, away: 0 }),
    match(chelsea, arsenal, '2024-02-17', { home: 3, away: 1 }),
  ];
  expect(resultsBefore(kickoff, arsenal, season)).toEqual([
    { scored: 1, conceded: 3, atHome: false },
    { scored: 2, conceded: 1, atHome: true },
  ]);
});

it('knows nothing of the match itself, of later ones, of those under way and of those without a result', () => {
  const season = [
    match(arsenal, chelsea, '2024-02-03', null),
    match(arsenal, chelsea, '2024-03-08', { home: 1, away: 0 }, true),
    match(arsenal, everton, '2024-03-09', { home: 4, away: 0 }),
    match(chelsea, arsenal, '2024-03-16', { home: 0, away: 5 }),
  ];
  expect(resultsBefore(kickoff, arsenal, season)).toEqual([]);
});

it('has the opponents by whom they are known', () => {
  const season = [match(chelsea, arsenal, '2024-02-17', { home: 3, away: 1 })];
  const opponentOf = (id: number) => ({ opponent: `club ${id}`, opponentPlace: 4 });
  expect(resultsBefore(kickoff, arsenal, season, opponentOf)).toEqual([
    { scored: 1, conceded: 3, atHome: false, opponent: 'club 3', opponentPlace: 4 },
  ]);
});
