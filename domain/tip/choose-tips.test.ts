import { describe, expect, it } from 'vitest';
import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { ForecastGrids } from '#domain/forecast/goals/bet-chances.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { pricesCountFrom } from '#domain/odds/counted-prices.ts';
import { marketNames } from '#domain/odds/markets/markets.ts';
import { footballTips, judgeByGrids } from '#sports/football/domain/football-tips.ts';
import { chooseTips, type MatchJudge } from './choose-tips.ts';
import type { SportTips } from './sport-tips.ts';
import type { Offer } from './tip-decision.ts';

const now = new Date('2026-11-21T06:02:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** Chances of 0-0, 0-1, 1-0 and 1-1: home 0.5, draw 0.3, away 0.2; under 1.5 goals 0.9. */
const even: ForecastGrids = { grid: { size: 2, cells: Float64Array.from([0.2, 0.2, 0.5, 0.1]) } };

function forecast(blended: ForecastGrids | undefined = even, level: ReliabilityLevel = 4): MatchJudge<'football'> {
  return { judge: blended && judgeByGrids(blended), reliability: { level, matches: 142 } };
}

/** Football's rule, as if tips were sought in every market. */
const everywhere = { ...footballTips, questions: marketNames.map((market) => [market]) };

/** Returns the decisions about offers that could all be taken. */
function decisionsOf(
  judge: MatchJudge<'football'>,
  offers: readonly Offer<Bet>[],
  asked: readonly Offer<Bet>[] = offers,
  tips: SportTips<'football'> = everywhere,
) {
  return chooseTips(tips, judge, { takeable: offers, asked, countFrom: pricesCountFrom(now) }, now);
}

const home: Bet = { market: 'match-result', line: 0, selection: 'home' };
const draw: Bet = { market: 'match-result', line: 0, selection: 'draw' };
const away: Bet = { market: 'match-result', line: 0, selection: 'away' };
const under: Bet = { market: 'total-goals', line: 1.5, selection: 'under' };

function offer(bet: Bet, decimalOdds: number, more: Partial<Offer<Bet>> = {}): Offer<Bet> {
  return { bet, decimalOdds, bookmaker: 'halyard', quotedAt: hoursAgo(1), ...more };
}

describe('a tip', () => {
  it('is an offer that brings at least a hundredth: 0.5 · 2.10 − 1 = 0.05', () => {
    const [tip] = decisionsOf(forecast(), [offer(home, 2.1)]);
    expect(tip).toEqual({
      kind: 'tip',
      market: 'match-result',
      bet: home,
      decimalOdds: 2.1,
      bookmaker: 'halyard',
      quotedAt: hoursAgo(1),
      probability: 0.5,
      fairOdds: 2,
      expectedValue: expect.closeTo(0.05, 12),
      stakeUnits: 1,
      best: true,
    });
  });

  it('takes the highest price, of equal ones the newer', () => {
    const offers = [
      offer(home, 2.1, { bookmaker: 'larkspur', quotedAt: hoursAgo(3) }),
      offer(home, 2.12, { bookmaker: 'quillon', quotedAt: hoursAgo(5) }),
      offer(home, 2.12, { bookmaker: 'tamarack', quotedAt: hoursAgo(2) }),
      offer(home, 2.05),
    ];
    expect(decisionsOf(forecast(), offers)).toMatchObject([{ decimalOdds: 2.12, bookmaker: 'tamarack' }]);
  });

  it('is at most one a market, the one of the greatest value', () => {
    // Home 0.45, away 0.4: 0.45 · 2.3 − 1 = 0.035 and 0.4 · 2.75 − 1 = 0.1
    const open: ForecastGrids = { grid: { size: 2, cells: Float64Array.from([0.1, 0.4, 0.45, 0.05]) } };
    expect(decisionsOf(forecast(open), [offer(home, 2.3), offer(away, 2.75)])).toMatchObject([{ kind: 'tip', bet: away }]);
  });

  it('is at most one on the result and one on the goals of a match, in each the one of the greatest value', () => {
    const level: Bet = { market: 'draw-no-bet', line: 0, selection: 'home' };
    const both: Bet = { market: 'both-teams-to-score', line: 0, selection: 'no' };
    // 0.05 to win, 0.5 · 0.52 − 0.2 = 0.06 with the stake back for a draw; 0.9 · 1.21 − 1 = 0.089 and 0.9 · 1.2 − 1 = 0.08
    const decisions = decisionsOf(forecast(), [offer(home, 2.1), offer(level, 1.52), offer(under, 1.21), offer(both, 1.2)]);
    expect(decisions.filter(({ kind }) => kind === 'tip').map(({ market }) => market)).toEqual(['draw-no-bet', 'total-goals']);
    expect(decisions).toMatchObject([
      { kind: 'no-tip', market: 'match-result', reason: 'other-tip-chosen', nearest: { bet: home, decimalOdds: 2.1 } },
      { kind: 'tip', market: 'draw-no-bet' },
      { kind: 'tip', market: 'total-goals' },
      { kind: 'no-tip', market: 'both-teams-to-score', reason: 'other-tip-chosen' },
    ]);
  });

  it('is on the result alone, however much another market pays', () => {
    const behind: Bet = { market: 'asian-handicap', line: -0.5, selection: 'home' };
    const sought = (...offers: Offer<Bet>[]) => decisionsOf(forecast(), offers, offers, footballTips);
    expect(sought(offer(home, 2.1), offer(behind, 2.12), offer(under, 1.21))).toMatchObject([{ kind: 'tip', bet: home, decimalOdds: 2.1 }]);
    expect(sought(offer(behind, 2.12), offer(under, 1.21))).toMatchObject([{ kind: 'no-tip', reason: 'no-sought-market' }]);
  });

  it('is judged by the next-best price, and says what both are worth', () => {
    // 0.5 · 2.04 − 1 = 0.02 and 0.5 · 2.02 − 1 = 0.01; 0.5 · 2.01 − 1 = 0.005 is too little, at any best price.
    const [tip] = decisionsOf(forecast(), [offer(home, 2.04, { nextBestOdds: 2.02 })]);
    expect(tip).toMatchObject({ kind: 'tip', expectedValue: expect.closeTo(0.02, 12), nextBestValue: expect.closeTo(0.01, 12) });
    const [none] = decisionsOf(forecast(), [offer(home, 2.08, { nextBestOdds: 2.01 })]);
    expect(none).toMatchObject({
      reason: 'value-too-small',
      nearest: { decimalOdds: 2.08, nextBestOdds: 2.01, expectedValue: expect.closeTo(0.04, 12), nextBestValue: expect.closeTo(0.005, 12) },
    });
  });

  it('is the offer whose next-best price is worth most, of those on which the rule agrees', () => {
    // Home 0.45, away 0.4: next-best 0.45 · 2.3 − 1 = 0.035 against 0.4 · 2.55 − 1 = 0.02, though the best away price is worth more.
    const open: ForecastGrids = { grid: { size: 2, cells: Float64Array.from([0.1, 0.4, 0.45, 0.05]) } };
    const offers = [offer(home, 2.31, { nextBestOdds: 2.3 }), offer(away, 2.65, { nextBestOdds: 2.55 })];
    expect(decisionsOf(forecast(open), offers)).toMatchObject([{ kind: 'tip', bet: home }]);
  });

  it('is the best of its match where its value is the greatest', () => {
    // 0.05 on the result, 0.9 · 1.2 − 1 = 0.08 on few goals
    const decisions = decisionsOf(forecast(), [offer(home, 2.1), offer(under, 1.2)]);
    expect(decisions).toMatchObject([
      { market: 'match-result', kind: 'tip', best: false },
      { market: 'total-goals', kind: 'tip', best: true },
    ]);
  });

  it('may stand beside an offer of its market that is too good', () => {
    // 0.3 · 4.5 − 1 = 0.35 is not believed, 0.05 is
    expect(decisionsOf(forecast(), [offer(home, 2.1), offer(draw, 4.5)])).toMatchObject([{ kind: 'tip', bet: home }]);
  });

  it('stands on a price of a day’s age, not on an older one however good', () => {
    const dayOld = offer(home, 2.1, { quotedAt: hoursAgo(24) });
    const older = offer(home, 2.2, { quotedAt: new Date(hoursAgo(24).getTime() - 1) });
    expect(decisionsOf(forecast(), [older, dayOld])).toMatchObject([{ kind: 'tip', decimalOdds: 2.1 }]);
    expect(decisionsOf(forecast(), [older])).toEqual([{ kind: 'no-tip', market: 'match-result', reason: 'stale-prices' }]);
  });
});

describe('no tip', () => {
  const decide = (bet: Bet, decimalOdds: number, level: ReliabilityLevel = 4) =>
    decisionsOf(forecast(even, level), [offer(bet, decimalOdds)])[0];

  it('where nobody quotes the match, or only prices later than the moment of decision are there', () => {
    const none = [{ kind: 'no-tip', market: 'match-result', reason: 'no-prices' }];
    expect(decisionsOf(forecast(), [])).toEqual(none);
    expect(decisionsOf(forecast(), [offer(home, 2.1, { quotedAt: hoursAgo(-0.01) })])).toEqual(none);
  });

  it('where only bets are quoted on which none is looked for', () => {
    expect(decisionsOf(forecast(), [offer({ market: 'correct-score', line: 0, selection: '1-0' }, 9)])).toEqual([
      { kind: 'no-tip', market: 'match-result', reason: 'no-sought-market' },
    ]);
  });

  it('where no blended forecast could be made, which is no want of prices', () => {
    expect(decisionsOf({ ...forecast(), judge: undefined }, [offer(home, 2.1)])).toEqual([
      { kind: 'no-tip', market: 'match-result', reason: 'no-market-forecast' },
    ]);
    expect(decisionsOf({ ...forecast(), judge: undefined }, [])).toMatchObject([{ reason: 'no-prices' }]);
  });

  it('where the best price that a page shows could not be taken, and the others lie below the fair one', () => {
    const [slip, other] = [offer(home, 2.2), offer(home, 1.95, { bookmaker: 'quillon' })];
    const decision = decisionsOf(forecast(), [other], [slip, other]);
    expect(decision).toMatchObject([{ kind: 'no-tip', reason: 'not-takeable', nearest: { decimalOdds: 2.2, fairOdds: 2 } }]);
  });

  it('of which the reason names the best price that a page shows, also where it could not be taken', () => {
    const [slip, other] = [offer(home, 1.99), offer(home, 1.9, { bookmaker: 'quillon' })];
    const decision = decisionsOf(forecast(), [other], [slip, other]);
    expect(decision).toMatchObject([{ kind: 'no-tip', reason: 'price-below-fair', nearest: { decimalOdds: 1.99 } }]);
  });

  it('where the prices that count are those of a moment that the match has stored', () => {
    const aged = offer(home, 2.1, { quotedAt: hoursAgo(24.01) });
    const at = (countFrom: Date | null) => chooseTips(footballTips, forecast(), { takeable: [aged], asked: [aged], countFrom }, now)[0];
    expect(at(hoursAgo(24.02))).toMatchObject({ kind: 'tip' });
    expect(at(hoursAgo(24))).toMatchObject({ reason: 'stale-prices' });
    expect(at(null)).toMatchObject({ reason: 'stale-prices' });
  });

  it('where the price is below the fair one, with the price that is wanted: 2 · 1.01', () => {
    expect(decide(home, 1.95)).toEqual({
      kind: 'no-tip',
      market: 'match-result',
      reason: 'price-below-fair',
      nearest: {
        bet: home,
        decimalOdds: 1.95,
        bookmaker: 'halyard',
        quotedAt: hoursAgo(1),
        probability: 0.5,
        fairOdds: 2,
        expectedValue: expect.closeTo(-0.025, 12),
        wantedOdds: expect.closeTo(2.02, 12),
      },
    });
  });

  it('names the offer that came nearest', () => {
    // −0.025 at home, 0.3 · 3.3 − 1 = −0.01 for the draw, 0.2 · 4.5 − 1 = −0.1 away
    expect(decisionsOf(forecast(), [offer(home, 1.95), offer(draw, 3.3), offer(away, 4.5)])).toMatchObject([{ nearest: { bet: draw } }]);
  });

  it('where the value is too small: 0.5 · 2.01 − 1 = 0.005', () => expect(decide(home, 2.01)).toMatchObject({ reason: 'value-too-small' }));
  it('where it is too good: 0.5 · 2.4 − 1 = 0.2', () => expect(decide(home, 2.4)).toMatchObject({ reason: 'too-good' }));

  it('where it would win too seldom, and then no price is wanted: 0.2 · 5.5 − 1 = 0.1', () => {
    const decision = decide(away, 5.5);
    expect(decision).toMatchObject({ reason: 'too-unlikely' });
    expect(decision).not.toHaveProperty('nearest.wantedOdds');
  });

  it('where the price is too short for its value: 0.9 · 1.17 − 1 = 0.053', () => {
    expect(decide(under, 1.17)).toMatchObject({ reason: 'price-too-short', nearest: { wantedOdds: 1.2 } });
  });

  it('where the forecast rests on too little, however good the price', () => {
    const decision = decide(home, 2.1, 2);
    expect(decision).toMatchObject({ reason: 'too-little-known', nearest: { decimalOdds: 2.1 } });
    expect(decision).not.toHaveProperty('nearest.wantedOdds');
    expect(decide(home, 2.1, 3)).toMatchObject({ kind: 'tip' });
  });

  it('on the half-time result while nothing is known of the score at the break', () => {
    const atBreak: Bet = { market: 'half-time-result', line: 0, selection: 'draw' };
    expect(decide(atBreak, 2.5)).toEqual({ kind: 'no-tip', market: 'half-time-result', reason: 'too-little-known' });
    const withBreak: ForecastGrids = { ...even, halfTime: { size: 2, cells: Float64Array.from([0.4, 0.2, 0.3, 0.1]) } };
    // 0.5 · 2.1 − 1 = 0.05
    expect(decisionsOf(forecast(withBreak), [offer(atBreak, 2.1)])).toMatchObject([{ kind: 'tip', probability: 0.5 }]);
  });

  it('counts half stakes in the fair and the wanted price of a quarter line', () => {
    // 0-0 0.3, one goal 0.3, two 0.4; over 1.75 wins with three, half with two, loses below: half a part of 0.4 against 0.6.
    const goals: ForecastGrids = { grid: { size: 3, cells: Float64Array.from([0.3, 0.1, 0.2, 0.2, 0.1, 0, 0.1, 0, 0]) } };
    const over: Bet = { market: 'total-goals', line: 1.75, selection: 'over' };
    const [decision] = decisionsOf(forecast(goals), [offer(over, 3.9)]);
    expect(decision).toHaveProperty('nearest.fairOdds', expect.closeTo(1 + 0.6 / 0.2, 12));
    expect(decision).toHaveProperty('nearest.expectedValue', expect.closeTo(0.2 * 2.9 - 0.6, 12));
    // The other side wins with 0.6 and loses half of its stake with 0.4.
    const [other] = decisionsOf(forecast(goals), [offer({ ...over, selection: 'under' }, 1.3)]);
    expect(other).toHaveProperty('nearest.wantedOdds', expect.closeTo(1 + 0.21 / 0.6, 12));
  });
});

it('decides about every market that somebody quotes, in the same order whatever the offers’', () => {
  const offers = [offer(under, 1.05), offer({ market: 'both-teams-to-score', line: 0, selection: 'no' }, 1.05), offer(home, 1.8)];
  expect(decisionsOf(forecast(), offers).map(({ market }) => market)).toEqual(['match-result', 'total-goals', 'both-teams-to-score']);
  expect(decisionsOf(forecast(), offers.reverse()).map(({ market }) => market)).toEqual([
    'match-result',
    'total-goals',
    'both-teams-to-score',
  ]);
});
