import { describe, expect, it } from 'vitest';
import { judgeForecasts, type PlayedForecast } from './judge-forecasts.ts';

const even = [1 / 3, 1 / 3, 1 / 3] as const;
const sure = [0.5, 0.25, 0.25] as const;

function played(over: Partial<PlayedForecast> = {}): PlayedForecast {
  return {
    month: '2026-11',
    chances: { model: even, 'market-informed': even, shown: sure },
    closing: sure,
    outcome: 0,
    computedAfterwards: false,
    ...over,
  };
}

describe('judgeForecasts', () => {
  it('says nothing of no matches', () => {
    expect(judgeForecasts([])).toBeUndefined();
  });

  it('has the scores of one match that a pencil gives, and neither an interval nor a number of matches', () => {
    const judgement = judgeForecasts([played()]);
    /* Home won: (0.5² + 0.25²) / 2 against ((2/3)² + (1/3)²) / 2, which is 16/9 of it. */
    expect(judgement?.closing?.rps).toBeCloseTo(0.15625, 12);
    expect(judgement?.kinds.model.rps).toBeCloseTo(5 / 18, 12);
    expect(judgement?.kinds.model.logLoss).toBeCloseTo(Math.log(3), 12);
    expect(judgement?.kinds.model.gapPercent).toBeCloseTo(77.78, 2);
    expect(judgement?.kinds.shown.gapPercent).toBeCloseTo(0, 12);
    expect(judgement).toMatchObject({ matches: 1, compared: 1, kinds: { model: { gapPercentInterval: null, matchesNeeded: null } } });
  });

  it('scores two outcomes by the squared error of either, and counts one chance of each match in the calibration', () => {
    const [said, asked] = [
      [0.7, 0.3],
      [0.5, 0.5],
    ];
    const judgement = judgeForecasts([
      played({ chances: { model: said, 'market-informed': said, shown: said }, closing: asked, outcome: 1 }),
    ]);
    expect(judgement?.kinds.shown.rps).toBeCloseTo(0.49, 12);
    expect(judgement?.kinds.shown.calibrationError).toBeCloseTo(0.7, 12);
    expect(judgement?.kinds.shown.gapPercent).toBeCloseTo(96, 10);
  });

  it('scores all matches where none had prices, and tells no gap', () => {
    const judgement = judgeForecasts([
      played({ closing: undefined }),
      played({ closing: undefined, outcome: 2, computedAfterwards: true }),
    ]);
    expect(judgement).toMatchObject({
      matches: 2,
      computedAfterwards: 1,
      compared: 0,
      closing: null,
      kinds: { shown: { matches: 2, gapPercent: null, gapPercentInterval: null, matchesNeeded: null } },
    });
  });

  it('compares over the matches that had prices alone', () => {
    const judgement = judgeForecasts([played(), played({ closing: undefined, outcome: 2 })]);
    expect(judgement).toMatchObject({ matches: 2, compared: 1, kinds: { shown: { matches: 1 } } });
  });

  it('needs at most as many matches as there are just where the interval of the gap does not hold zero', () => {
    const outcomes = Array.from({ length: 60 }, (_, index) => (index % 5 < 3 ? 0 : index % 5 === 3 ? 1 : 2) as 0 | 1 | 2);
    const judgement = judgeForecasts(outcomes.map((outcome) => played({ outcome })));
    const [low] = judgement?.kinds.model.gapPercentInterval ?? [Number.NaN];
    expect((judgement?.kinds.model.matchesNeeded ?? Number.NaN) <= 60).toBe(low > 0);
    /* No gap at all takes no number of matches. */
    expect(judgement?.kinds.shown).toMatchObject({ gapPercent: 0, matchesNeeded: null });
  });
});
