import { describe, expect, it } from 'vitest';
import { calibrationOf } from './calibration.ts';
import { losingRuns } from './losing-runs.ts';
import { priceBandOf } from './price-band.ts';
import { profitCurve } from './profit-curve.ts';
import type { RecordedTip, SettledTip } from './recorded-tip.ts';
import { trackFigures } from './track-figures.ts';
import { trackRecord } from './track-record.ts';

let matches = 0;

/** Returns a tip on a new match, a day after the previous one. */
function tip(outcome: RecordedTip['outcome'], profitUnits: number, more: Partial<RecordedTip> = {}): RecordedTip {
  matches += 1;
  return {
    matchId: matches,
    publishedAt: new Date(Date.UTC(2026, 7, matches, 6)),
    kickoffUtc: new Date(Date.UTC(2026, 7, matches, 15)),
    tournament: 'germany-bundesliga',
    market: 'match-result',
    decimalOdds: 2,
    probability: 0.5,
    stakeUnits: 1,
    ruleVersion: 2,
    outcome,
    profitUnits,
    closingProbability: undefined,
    ...more,
  };
}

const settled = (...tips: RecordedTip[]) => tips as SettledTip[];
const won = (more?: Partial<RecordedTip>) => tip('won', 1, more);
const lost = (more?: Partial<RecordedTip>) => tip('lost', -1, more);

describe('the figures of five settled tips, one open and one withdrawn', () => {
  const figures = trackFigures([
    won({ closingProbability: 0.52 }),
    lost({ decimalOdds: 2.5, probability: 0.4, closingProbability: 0.38 }),
    tip('half-won', 0.47, { decimalOdds: 1.94, probability: 0.55 }),
    tip('void', 0, { probability: 0.6, closingProbability: 0.5 }),
    tip('half-lost', -0.5, { decimalOdds: 2.1 }),
    tip(undefined, 0),
    tip(undefined, 0, { withdrawn: true }),
  ]);

  it('count each of them once', () => {
    expect(figures).toMatchObject({ tips: 7, settled: 5, open: 1, withdrawn: 1, void: 1, won: 2, smallSample: true });
  });

  it('have the strike rate of decided stakes: 1 + ½ of 1 + 1 + ½ + ½', () => {
    expect(figures.strikeRate?.value).toBeCloseTo(0.5, 12);
    expect(figures.strikeRate?.decided).toBe(3);
    // (0.5 + 0.4 + 0.55 / 2 + 0.5 / 2) / 3
    expect(figures.strikeRate?.expected).toBeCloseTo(0.475, 12);
  });

  it('have the yield of the four stakes that did not come back whole: 1 − 1 + 0.47 − 0.50', () => {
    expect(figures.stakedUnits).toBe(4);
    expect(figures.profitUnits).toBeCloseTo(-0.03, 12);
    expect(figures.yield?.value).toBeCloseTo(-0.0075, 12);
    // 0 + 0 + ½ · (1.94 · 0.55 − 1) + ½ · (2.1 · 0.5 − 1)
    expect(figures.promisedUnits).toBeCloseTo(0.0585, 12);
  });

  it('have the closing-line value of those with a closing price: 0.04, −0.05 and 0', () => {
    expect(figures.closingLineValue?.tips).toBe(3);
    expect(figures.closingLineValue?.value).toBeCloseTo(-0.01 / 3, 12);
  });

  it('have the value that was promised at the next-best price, over the tips of which it is known', () => {
    const promised = [
      won({ nextBestOdds: 2.1, probability: 0.5, closingProbability: 0.48 }),
      won({ probability: 0.6, closingProbability: 0.5 }),
    ];
    const { closingLineValueNextBest: nextBest } = trackFigures(promised);
    expect(nextBest).toMatchObject({ tips: 1, value: expect.closeTo(0.008, 12), promised: expect.closeTo(0.05, 12) });
  });
});

describe('intervals', () => {
  it('of the strike rate are Wilson’s where every tip has its own match: 15 of 148 is 0.0624 to 0.1605', () => {
    const tips = Array.from({ length: 148 }, (_, index) => (index < 15 ? won() : lost()));
    const interval = trackFigures(tips).strikeRate?.interval;
    expect(interval?.low).toBeCloseTo(0.0624, 2);
    expect(interval?.high).toBeCloseTo(0.1605, 2);
  });

  it('are wider where tips share a match: two won on one and two lost on another weigh as one of each at best', () => {
    const tips = [won({ matchId: 901 }), won({ matchId: 901 }), lost({ matchId: 902 }), lost({ matchId: 902 })];
    const { strikeRate, yield: yieldOfTips } = trackFigures(tips);
    // Variance 0.25 against 0.0625: a design effect of 4 leaves one trial, of which Wilson says 0.5 ± 0.4454.
    expect(strikeRate?.interval?.low).toBeCloseTo(0.0546, 3);
    expect(strikeRate?.interval?.high).toBeCloseTo(0.9454, 3);
    expect(yieldOfTips?.interval?.high).toBeCloseTo(12.706, 2);
  });

  it('of the yield end at −100%: of one won at even money and one lost they are ±1271%', () => {
    expect(trackFigures([won(), lost()]).yield?.interval?.low).toBe(-1);
    expect(trackFigures([won(), lost()]).yield?.interval?.high).toBeCloseTo(12.706, 2);
  });

  it('are not made up where all went the same way or nothing is settled', () => {
    const figures = trackFigures([lost(), lost(), lost()]);
    expect(figures.yield).toEqual({ value: -1, interval: undefined });
    expect(figures.strikeRate?.interval?.low).toBe(0);
    // Wilson: 3.8415 / (3 + 3.8415)
    expect(figures.strikeRate?.interval?.high).toBeCloseTo(0.5615, 3);
    expect(trackFigures([tip(undefined, 0)])).toMatchObject({ strikeRate: undefined, yield: undefined, closingLineValue: undefined });
  });
});

it('calls fewer than a hundred settled tips a small sample', () => {
  const tips = (count: number) => Array.from({ length: count }, () => won());
  expect(trackFigures([...tips(99), tip(undefined, 0)]).smallSample).toBe(true);
  expect(trackFigures(tips(100)).smallSample).toBe(false);
});

describe('calibration', () => {
  it('is ten bins of equal number, each with what was promised and what came', () => {
    // Probabilities 0.005 to 0.995, of each ten as many won as the bin’s number: 0, 1, … 9, five points below the promise.
    const tips = Array.from({ length: 100 }, (_, index) => {
      const probability = (index + 0.5) / 100;
      return index % 10 < Math.floor(index / 10) ? won({ probability }) : lost({ probability });
    });
    const calibration = calibrationOf(settled(...tips.reverse()));
    expect(calibration?.bins).toHaveLength(10);
    expect(calibration?.bins.map(({ tips: count }) => count)).toEqual(Array.from({ length: 10 }, () => 10));
    for (const [index, bin] of (calibration?.bins ?? []).entries()) {
      expect(bin.expected).toBeCloseTo(index / 10 + 0.05, 12);
      expect(bin.strikeRate).toBeCloseTo(index / 10, 12);
      expect(bin.leastProbability).toBeCloseTo(index / 10 + 0.005, 12);
      expect(bin.greatestProbability).toBeCloseTo(index / 10 + 0.095, 12);
    }
    expect(calibration?.meanError).toBeCloseTo(0.05, 12);
    // 0 of 10: Wilson’s upper end is 3.8415 / 13.8415
    expect(calibration?.bins[0]?.interval?.high).toBeCloseTo(0.2775, 3);
  });

  it('has fewer bins for few tips, leaves returned stakes out, and is nothing below ten', () => {
    const tips = (count: number) => Array.from({ length: count }, () => won());
    expect(calibrationOf(settled(...tips(25)))?.bins.map(({ tips: count }) => count)).toEqual([13, 12]);
    expect(calibrationOf(settled(...tips(9), tip('void', 0)))).toBeUndefined();
  });
});

describe('the profit curve', () => {
  it('adds up day by day beside what was promised, and leaves days without tips out', () => {
    const at = (day: number, hour: number) => ({ kickoffUtc: new Date(Date.UTC(2026, 10, day, hour)) });
    const promise = { decimalOdds: 2, probability: 0.55 };
    const curve = profitCurve(
      settled(
        won({ ...at(20, 23), ...promise }),
        lost({ ...at(18, 15), ...promise }),
        lost({ ...at(20, 1), ...promise }),
        won({ ...at(20, 12), ...promise }),
      ),
    );
    expect(curve.map(({ day, tips, profitUnits, balanceUnits }) => [day, tips, profitUnits, balanceUnits])).toEqual([
      ['2026-11-18', 1, -1, -1],
      ['2026-11-20', 3, 1, 0],
    ]);
    // 2 · 0.55 − 1 = 0.1 a tip
    expect(curve.map(({ promisedUnits }) => promisedUnits)).toEqual([expect.closeTo(0.1, 12), expect.closeTo(0.4, 12)]);
  });
});

describe('losing runs', () => {
  it('are counted in the order of kick-off; a returned stake neither ends nor lengthens one', () => {
    const tips = [won(), lost(), tip('half-lost', -0.5), tip('void', 0), lost(), tip('half-won', 0.4), lost()];
    expect(losingRuns(settled(...tips.reverse()))).toMatchObject({ longest: 3, current: 1 });
  });

  it('show the deepest fall below an earlier height: +1, +2, +1, 0, +1, −0.5, +2', () => {
    const tips = [won(), won(), lost(), lost(), won(), tip('lost', -1.5), tip('won', 2.5)];
    expect(losingRuns(settled(...tips)).deepestFallUnits).toBe(2.5);
  });

  it('count a fall from the start, and are nothing without tips', () => {
    expect(losingRuns(settled(lost(), lost(), won()))).toEqual({ longest: 2, current: 0, deepestFallUnits: 2 });
    expect(losingRuns([])).toEqual({ longest: 0, current: 0, deepestFallUnits: 0 });
  });
});

it('sorts prices into bands without gaps', () => {
  expect([1.01, 1.19, 1.2, 1.495, 1.5, 1.79, 1.8, 2.19, 2.2, 2.99, 3, 51].map(priceBandOf)).toEqual([
    'below-1.20',
    'below-1.20',
    '1.20-1.49',
    '1.20-1.49',
    '1.50-1.79',
    '1.50-1.79',
    '1.80-2.19',
    '1.80-2.19',
    '2.20-2.99',
    '2.20-2.99',
    '3.00-up',
    '3.00-up',
  ]);
  expect(() => priceBandOf(1)).toThrow('above 1, not 1');
  expect(() => priceBandOf(Number.NaN)).toThrow(RangeError);
});

describe('the record', () => {
  const record = trackRecord([
    won({ market: 'total-goals', tournament: 'spain-la-liga', decimalOdds: 1.85, kickoffUtc: new Date('2026-08-31T23:00:00Z') }),
    lost({ decimalOdds: 3.2, kickoffUtc: new Date('2026-10-01T01:00:00Z') }),
    won({ market: 'total-goals', decimalOdds: 1.3, kickoffUtc: new Date('2026-10-03T15:00:00Z') }),
    tip(undefined, 0, { decimalOdds: 3, kickoffUtc: new Date('2026-11-21T15:00:00Z') }),
    tip(undefined, 0, { market: 'total-goals', decimalOdds: 1.32, kickoffUtc: new Date('2026-11-21T15:00:00Z') }),
  ]);
  const counts = (groups: typeof record.byMarket) => groups.map(({ key, figures }) => [key, figures.tips, figures.settled]);

  it('is grouped by market and competition, most tips first, by month and price in their order', () => {
    expect(counts(record.byMarket)).toEqual([
      ['total-goals', 3, 2],
      ['match-result', 2, 1],
    ]);
    expect(counts(record.byTournament)).toEqual([
      ['germany-bundesliga', 4, 2],
      ['spain-la-liga', 1, 1],
    ]);
    expect(counts(record.byMonth)).toEqual([
      ['2026-08', 1, 1],
      ['2026-10', 2, 2],
      ['2026-11', 2, 0],
    ]);
    expect(counts(record.byPrice)).toEqual([
      ['1.20-1.49', 2, 1],
      ['1.80-2.19', 1, 1],
      ['3.00-up', 2, 1],
    ]);
  });

  it('holds the figures, the curve and the runs of the settled tips', () => {
    expect(record.figures).toMatchObject({ tips: 5, settled: 3, open: 2, profitUnits: 1 });
    expect(record.curve).toHaveLength(3);
    expect(record.runs).toEqual({ longest: 1, current: 0, deepestFallUnits: 1 });
    expect(record.calibration).toBeUndefined();
  });

  it('can be empty', () => {
    expect(trackRecord([])).toMatchObject({ figures: { tips: 0, yield: undefined }, calibration: undefined, curve: [], byMarket: [] });
  });
});

describe('the parts of a record by promise and by rule', () => {
  const { byChance, byValue, byRule, figures } = trackRecord([
    won({ probability: 0.38, decimalOdds: 2.7, ruleVersion: 1, kickoffUtc: new Date('2017-09-02T15:00:00Z') }),
    lost({ probability: 0.45, decimalOdds: 2.3, ruleVersion: 1 }),
    won({ probability: 0.45, decimalOdds: 2.4, ruleVersion: 2 }),
    lost({ probability: 0.62, decimalOdds: 1.64, ruleVersion: 2 }),
    tip(undefined, 0, { probability: 0.62, decimalOdds: 1.64, ruleVersion: 9 }),
  ]);

  it('hold every tip once, whatever rule it was chosen by', () => {
    for (const groups of [byChance, byValue, byRule]) expect(groups.reduce((sum, group) => sum + group.figures.tips, 0)).toBe(figures.tips);
    expect(byRule.map(({ key, figures: { tips, profitUnits } }) => [key, tips, profitUnits])).toEqual([
      ['1', 2, 0],
      ['2', 2, 0],
      ['9', 1, 0],
    ]);
  });

  it('count the tips on seasons that a rule was chosen by', () => {
    expect(byRule.map(({ ofChosenSeasons }) => ofChosenSeasons)).toEqual([1, 0, 0]);
  });

  it('have beside each class what was promised and what came', () => {
    expect(byChance.map(({ key, figures: { strikeRate } }) => [key, strikeRate?.expected, strikeRate?.value])).toEqual([
      ['below-40', 0.38, 1],
      ['40-50', 0.45, 0.5],
      ['60-up', 0.62, 0],
    ]);
    /* 2.7 · 0.38 = 1.026, 1.64 · 0.62 = 1.0168; 2.3 · 0.45 = 1.035; 2.4 · 0.45 = 1.08. */
    expect(byValue.map(({ key, figures: { tips } }) => [key, tips])).toEqual([
      ['below-3', 3],
      ['3-5', 1],
      ['5-up', 1],
    ]);
  });
});
