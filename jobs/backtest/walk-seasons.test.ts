import { describe, expect, it } from 'vitest';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { pastSeason } from '#tests/factories/past-season.ts';
import type { JudgedMatch } from './judged-match.ts';
import type { PastMatch } from './past-match.ts';
import { walkSeasons } from './walk-seasons.ts';

interface Walked {
  readonly judged: JudgedMatch[];
  readonly offered: { number: number; model: ScoreParameters; blended: ScoreParameters }[];
}

function walk(matches: readonly PastMatch[], isJudged: (match: PastMatch) => boolean = () => true): Walked {
  const walked: Walked = { judged: [], offered: [] };
  walkSeasons(matches, isJudged, {
    takesSharpPrices: true,
    judge: (match) => walked.judged.push(match),
    offer: ({ number }, _early, { model }, blended) => walked.offered.push({ number, model, blended }),
  });
  return walked;
}

const season = pastSeason();
/* The season has ten rounds of three matches; this is the first of the sixth. */
const changed = 15;
const before = walk(season);

function withChange(change: (match: PastMatch) => Partial<PastMatch>): PastMatch[] {
  return season.map((match, index) => (index === changed ? { ...match, ...change(match) } : match));
}

const viewsOf = ({ judged }: Walked, index: number) => judged[index]?.matchResult.views;

describe('walkSeasons', () => {
  it('says of no match anything that rests on its own result, on one of its day or on a later one', () => {
    const after = walk(withChange(({ goals }) => ({ goals: goals.home > goals.away ? { home: 0, away: 9 } : { home: 9, away: 0 } })));
    const home = (season[changed] as PastMatch).home;
    for (const [index, { kickoffDay }] of season.entries()) {
      if (kickoffDay <= (season[changed]?.kickoffDay as number)) expect(viewsOf(after, index)).toEqual(viewsOf(before, index));
    }
    const next = season.findIndex((match, index) => index > changed + 2 && (match.home === home || match.away === home));
    expect(viewsOf(after, next)?.model).not.toEqual(viewsOf(before, next)?.model);
    expect(viewsOf(after, next)?.baseRate).not.toEqual(viewsOf(before, next)?.baseRate);
  });

  it('lets no forecast see the closing price of its own match', () => {
    const closing = { matchResult: [9, 5, 1.3] as [number, number, number] };
    const after = walk(withChange(({ prices }) => ({ prices: { ...prices, closing, closingLine: closing } })));
    expect(viewsOf(after, changed)?.closing).not.toEqual(viewsOf(before, changed)?.closing);
    for (const forecaster of ['model', 'marketInformed', 'blended', 'preMatch'] as const) {
      expect(viewsOf(after, changed)?.[forecaster]).toEqual(viewsOf(before, changed)?.[forecaster]);
    }
    // Of later matches it may: what the market thought of this one is known by then.
    const until = changed + 3;
    expect(after.offered.slice(0, until)).toEqual(before.offered.slice(0, until));
  });

  it('teaches the market-informed forecast by closing prices, of earlier days alone', () => {
    const two = [...season, ...pastSeason('2023-08-05' as LocalDay).map((match) => ({ ...match, number: match.number + 1000 }))];
    const at = season.length + changed;
    const closing = { matchResult: [9, 5, 1.3] as [number, number, number] };
    const other = two.map((match, index) =>
      index === at ? { ...match, prices: { ...match.prices, closing, closingLine: closing } } : match,
    );
    const [usual, taught] = [walk(two), walk(other)];
    const informed = (walked: Walked, index: number) => viewsOf(walked, index)?.marketInformed;
    expect(informed(usual, 0)).toEqual(viewsOf(usual, 0)?.model);
    for (const index of [at - 1, at, at + 2]) expect(informed(taught, index)).toEqual(informed(usual, index));
    const { home } = two[at] as PastMatch;
    const next = two.findIndex((match, index) => index > at + 2 && match.home === home);
    expect(informed(taught, next)?.[0]).toBeLessThan((informed(usual, next)?.[0] as number) - 0.02);
    expect(viewsOf(taught, next)?.model).toEqual(viewsOf(usual, next)?.model);
  });

  it('takes the sharpest bookmaker in only where it may', () => {
    const priced = (matchResult: readonly [number, number, number]) =>
      withChange(({ prices }) => ({ prices: { ...prices, preMatchPinnacle: { matchResult } } }));
    const homeChance = (walked: Walked) => viewsOf(walked, changed)?.blended?.[0] as number;
    const sharp = priced([3.6, 3.4, 2.1]);
    expect(homeChance(walk(sharp))).toBeLessThan(homeChance(before) - 0.03);
    // So far from the others that one of the two is a slip of the keyboard.
    expect(homeChance(walk(priced([9, 5, 1.3])))).toBe(homeChance(before));
    const judged: JudgedMatch[] = [];
    walkSeasons(sharp, () => true, { takesSharpPrices: false, judge: (match) => judged.push(match), offer: () => {} });
    expect(judged[changed]).toEqual(before.judged[changed]);
  });

  it('lets the blended forecast alone see the pre-match price', () => {
    const preMatch = { matchResult: [9, 5, 1.3] as [number, number, number] };
    const after = walk(withChange(({ prices }) => ({ prices: { ...prices, preMatch } })));
    expect(viewsOf(after, changed)?.model).toEqual(viewsOf(before, changed)?.model);
    const awayChance = (walked: Walked) => viewsOf(walked, changed)?.blended?.[2] as number;
    expect(awayChance(after)).toBeGreaterThan(awayChance(before) + 0.1);
    expect(viewsOf(after, changed + 3)).toEqual(viewsOf(before, changed + 3));
  });

  it('forecasts for tips when the prices were collected, from the results before that day', () => {
    const early = new Date(`${season[changed - 3]?.day}T12:00:00Z`);
    const offers = withChange((match) => ({ early: { opinion: {}, sharp: {}, offers: [], ...match.early, quotedAt: early } }));
    const modelOf = (walked: Walked) => walked.offered.find(({ number }) => number === season[changed]?.number)?.model;
    expect(modelOf(walk(offers))).not.toEqual(modelOf(before));
    const resultsOfThatDay = offers.map((match) =>
      match.day === season[changed - 3]?.day ? { ...match, goals: { home: 7, away: 7 } } : match,
    );
    expect(modelOf(walk(resultsOfThatDay))).toEqual(modelOf(walk(offers)));
    const resultsBefore = offers.map((match) =>
      match.day < (season[changed - 3]?.day as LocalDay) ? { ...match, goals: { home: 7, away: 0 } } : match,
    );
    expect(modelOf(walk(resultsBefore))).not.toEqual(modelOf(walk(offers)));
  });

  it('learns from matches outside the period and judges those inside', () => {
    const late = walk(season, ({ day }) => day > (season[changed]?.day as LocalDay));
    expect(late.judged).toEqual(before.judged.slice(changed + 3));
    expect(late.offered).toHaveLength(season.length - changed - 3);
  });

  it('gives the same bits whatever the order of the matches', () => {
    expect(walk([...season].reverse())).toEqual(before);
  });

  it('has nothing blended to say of a match without prices, and offers no tip on it', () => {
    const after = walk(withChange(({ prices }) => ({ prices: { ...prices, preMatch: {} }, early: undefined })));
    expect(viewsOf(after, changed)).toMatchObject({ blended: undefined, preMatch: undefined, model: expect.any(Array) });
    expect(after.offered).toHaveLength(season.length - 1);
  });
});
