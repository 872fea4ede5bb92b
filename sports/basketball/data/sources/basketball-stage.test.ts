import { expect, it } from 'vitest';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { basketballStageOn } from './basketball-stage.ts';

const stageOn = (competition: string, day: string) =>
  basketballStageOn(`basketball.${competition}`, parseLocalDay(day) ?? expect.fail(day));

/* First and last days of the NBA's regular seasons from 2021-22 to 2024-25, and the first of the play-offs. */
it.each([
  ['2021-10-19', '2022-04-10', '2022-04-16'],
  ['2022-10-18', '2023-04-09', '2023-04-15'],
  ['2023-10-24', '2024-04-14', '2024-04-20'],
  ['2024-10-22', '2025-04-13', '2025-04-19'],
])('knows that the NBA played its regular season from %s to %s and began the play-offs on %s', (first, last, playoffs) => {
  const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const days = [dayBefore(first), first, last, dayAfter(last), dayBefore(playoffs), playoffs];
  expect(days.map((day) => stageOn('nba', day))).toEqual(['pre-season', 'regular', 'regular', 'play-in', 'play-in', 'playoffs']);
});

it('does not say which part of the EuroLeague a game of the middle of April belongs to', () => {
  const days = ['2024-10-03', '2025-04-10', '2025-04-11', '2025-04-15', '2025-04-25', '2025-05-23'];
  expect(days.map((day) => stageOn('euroleague', day))).toEqual(['regular', 'regular', undefined, undefined, undefined, 'playoffs']);
});

it.each(['2023-12-09', '2024-12-17', '2025-12-16'])(
  'knows that the Cup of the NBA was decided on %s, by no game of the regular season',
  (day) => {
    expect(stageOn('nba', day)).toBe('cup-final');
    expect(stageOn('nba', `${day.slice(0, 8)}01`)).toBe('regular');
  },
);
