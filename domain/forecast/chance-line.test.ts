import { expect, it } from 'vitest';
import { type ChanceEvent, chanceLine } from './chance-line.ts';
import { headlineChances } from './goals/headline-chances.ts';
import { inPlayChances } from './goals/in-play-chances.ts';
import { scoreGrid } from './goals/score-grid.ts';

const grid = scoreGrid({ homeGoals: 1.6, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1.08 });
const share = 0.44;

function event(minute: number, side: 'home' | 'away', kind: ChanceEvent['kind'], addedMinute: number | null = null): ChanceEvent {
  return { minute, addedMinute, side, kind };
}

/* Argentina 3–3 France, the final of 2022: 2–2 after ninety minutes. */
const final2022 = [
  event(23, 'home', 'penalty-goal'),
  event(36, 'home', 'goal'),
  event(45, 'away', 'substitution', 7),
  event(80, 'away', 'penalty-goal'),
  event(81, 'away', 'goal'),
  event(108, 'home', 'goal'),
  event(118, 'away', 'penalty-goal'),
];
const over = { period: 'full-time', minute: 90, addedMinute: null, score: { home: 2, away: 2 } } as const;
const inSecondHalf = (minute: number, home: number, away: number) =>
  ({ period: 'second-half', minute, addedMinute: null, score: { home, away } }) as const;

const minutesOf = (line: ReturnType<typeof chanceLine>) => line?.map(({ minute }) => minute);

it('has a point every five minutes, and one before and one after each goal', () => {
  expect(minutesOf(chanceLine(grid, share, final2022, over))).toEqual([
    0, 5, 10, 15, 20, 23, 23, 25, 30, 35, 36, 36, 40, 45, 50, 55, 60, 65, 70, 75, 80, 80, 81, 81, 85, 90, 90,
  ]);
});

it('begins with the forecast and ends with the result after ninety minutes', () => {
  const line = chanceLine(grid, share, final2022, over);
  const { home, draw, away } = headlineChances(grid);
  expect(line?.[0]?.home).toBeCloseTo(home, 12);
  expect(line?.[0]?.draw).toBeCloseTo(draw, 12);
  expect(line?.[0]?.away).toBeCloseTo(away, 12);
  expect(line?.at(-1)).toEqual({ minute: 90, home: 0, draw: 1, away: 0 });
});

it('leaves the goals of extra time out', () => {
  expect(chanceLine(grid, share, final2022, { ...over, period: 'extra-time', minute: 110 })).toEqual(
    chanceLine(grid, share, final2022, over),
  );
});

it('rises for the side that scores by the whole of the goal at its minute', () => {
  const [before, afterwards] = chanceLine(grid, share, final2022, over)?.filter(({ minute }) => minute === 23) ?? [];
  const at23 = { period: 'first-half', minute: 23, addedMinute: null, reds: { home: 0, away: 0 } } as const;
  expect(before).toEqual({ minute: 23, ...inPlayChances(grid, share, { ...at23, score: { home: 0, away: 0 } }) });
  expect(afterwards).toEqual({ minute: 23, after: final2022[0], ...inPlayChances(grid, share, { ...at23, score: { home: 1, away: 0 } }) });
});

it('never steps back in time, not at a goal in the added time of the first half', () => {
  const goal = event(45, 'home', 'goal', 2);
  const at45 = chanceLine(grid, share, [goal], inSecondHalf(46, 1, 0))?.filter(({ minute }) => minute === 45) ?? [];
  /* Minute 45, then the goal of 45+2: before and after it. */
  expect(at45).toHaveLength(3);
  expect(at45[2]?.home).toBeGreaterThan((at45[1]?.home ?? 1) + 0.1);
  expect(at45[2]?.home).toBeGreaterThan((at45[0]?.home ?? 1) + 0.1);
});

it('falls for a side with a player sent off, by either card, and not for a yellow one or a missed penalty', () => {
  const at52 = (kind: ChanceEvent['kind']) =>
    chanceLine(grid, share, [event(52, 'home', kind)], inSecondHalf(60, 0, 0))?.filter(({ minute }) => minute === 52);
  for (const kind of ['red-card', 'second-yellow-card'] as const) {
    const [before, afterwards] = at52(kind) ?? [];
    expect(afterwards?.home).toBeLessThan(before?.home ?? 0);
    expect(afterwards?.away).toBeGreaterThan(before?.away ?? 1);
  }
  expect(at52('yellow-card')).toEqual([]);
  expect(at52('missed-penalty')).toEqual([]);
});

it('ends at the moment, and with a goal of this minute after it', () => {
  expect(minutesOf(chanceLine(grid, share, [], { ...over, period: 'first-half', minute: 0, score: { home: 0, away: 0 } }))).toEqual([0]);
  expect(minutesOf(chanceLine(grid, share, [event(44, 'home', 'goal')], inSecondHalf(47, 1, 0)))?.slice(-4)).toEqual([44, 44, 45, 47]);
  expect(minutesOf(chanceLine(grid, share, [event(47, 'home', 'goal')], inSecondHalf(47, 1, 0)))?.slice(-3)).toEqual([45, 47, 47]);
});

it('is not known where the events do not add up to the score', () => {
  expect(chanceLine(grid, share, [], over)).toBeUndefined();
  expect(chanceLine(grid, share, final2022, { ...over, score: { home: 3, away: 3 } })).toBeUndefined();
});
