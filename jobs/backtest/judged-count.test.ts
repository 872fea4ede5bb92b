import { expect, it } from 'vitest';
import { LeagueCounts } from './judged-count.ts';
import type { PastMatch } from './past-match.ts';

const played = (day: string, corners: PastMatch['corners']) =>
  ({ division: 'X1', kickoffUtc: new Date(`${day}T15:00:00Z`), ...(corners && { corners }) }) as PastMatch;
const forecast = { corners: { home: 5, away: 5, league: 10, line: 9.5, over: 0.55 } };

it('has the rate of a league that fades with the age of its matches', () => {
  const counts = new LeagueCounts();
  counts.observe(played('2022-01-01', [5, 6]));
  counts.observe(played('2022-01-01', [4, 4]));
  const [now] = counts.judge(played('2022-01-01', [6, 4]), forecast);
  expect(now).toEqual({ kind: 'corners', line: 9.5, forecast: 0.55, leagueRate: 0.5, isOver: true });
  /* A year later each of them counts half, and a third above the line comes in: (0.5 + 1 + 0.5) of (1 + 1 + 1). */
  counts.observe(played('2023-01-01', [9, 2]));
  const [later] = counts.judge(played('2023-01-01', [5, 4]), forecast);
  expect(later).toMatchObject({ leagueRate: expect.closeTo(2 / 3, 12), isOver: false });
});

it('judges nothing that was not counted or not forecast', () => {
  expect(new LeagueCounts().judge(played('2022-01-01', undefined), forecast)).toEqual([]);
  expect(new LeagueCounts().judge(played('2022-01-01', [5, 5]), {})).toEqual([]);
});
