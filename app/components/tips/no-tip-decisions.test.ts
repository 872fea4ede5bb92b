import { describe, expect, it } from 'vitest';
import type { PricedForecast } from '#data/queries/forecast/get-priced-forecast.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { noTipsOf } from './no-tip-decisions.ts';

const decisions: PricedForecast['decisions'] = [
  {
    kind: 'tip',
    market: 'match-result',
    bet: { market: 'match-result', line: 0, selection: 'home' },
    decimalOdds: 2.1,
    bookmaker: 'bet365',
    quotedAt: new Date('2026-11-29T06:00:00Z'),
    probability: 0.5,
    fairOdds: 2,
    expectedValue: 0.05,
    stakeUnits: 1,
    best: true,
  },
];

const reasons = (...tips: Pick<MatchTip, 'market' | 'withdrawal'>[]) =>
  noTipsOf({ decisions }, tips as MatchTip[]).map(({ reason, nearest }) => [reason, nearest?.decimalOdds]);

describe('an offer that would be a tip', () => {
  it('is none beside an open tip of an earlier rule that rests on the result as well', () => {
    for (const market of ['asian-handicap', 'double-chance', 'draw-no-bet'] as const) {
      expect(reasons({ market, withdrawal: null })).toEqual([['other-tip-chosen', 2.1]]);
    }
  });

  it('waits for the next decision where there is no tip yet, or one on the goals', () => {
    expect(reasons()).toEqual([['since-decided', 2.1]]);
    expect(reasons({ market: 'total-goals', withdrawal: null })).toEqual([['since-decided', 2.1]]);
  });

  it('is not spoken of where it is the tip', () => {
    expect(reasons({ market: 'match-result', withdrawal: null })).toEqual([]);
  });
});
