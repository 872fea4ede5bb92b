import { expect, it } from 'vitest';
import { summariseMeetings } from './head-to-head.ts';

const [argentina, france] = [1, 2];
const kickoffUtc = new Date('2018-06-30T14:00:00Z');

it('counts wins, draws and goals of both clubs on whichever ground', () => {
  // Argentina and France at World Cups: 1–0 (1930), 2–1 (1978), 3–4 (2018), 3–3 after extra time (2022, won on penalties)
  const meetings = [
    { homeId: argentina, awayId: france, kickoffUtc, goals: { home: 1, away: 0 } },
    { homeId: argentina, awayId: france, kickoffUtc, goals: { home: 2, away: 1 } },
    { homeId: france, awayId: argentina, kickoffUtc, goals: { home: 4, away: 3 } },
    { homeId: argentina, awayId: france, kickoffUtc, goals: { home: 3, away: 3 } },
  ];
  expect(summariseMeetings(argentina, meetings)).toEqual({ firstWins: 2, draws: 1, secondWins: 1, firstGoals: 9, secondGoals: 8 });
  expect(summariseMeetings(france, meetings)).toEqual({ firstWins: 1, draws: 1, secondWins: 2, firstGoals: 8, secondGoals: 9 });
});
