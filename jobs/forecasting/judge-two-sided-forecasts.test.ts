import { beforeAll, expect, it } from 'vitest';
import { storeModelForecasts } from '#data/commands/forecast/store-model-forecasts.ts';
import { storePricedForecasts } from '#data/commands/forecast/store-priced-forecasts.ts';
import type { TwoSidedMatch, TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { listForecastJudgements } from '#data/queries/forecast/list-forecast-judgements.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import {
  aBasketballGame,
  aPlayer,
  aTennisMatch,
  aTwoSidedQuote,
  ingestTwoSided,
  storeTwoSidedWorld,
} from '#tests/factories/two-sided-world.ts';
import { judgeStoredForecasts } from './judge-stored-forecasts.ts';

const { db } = await createTestDatabase();
const before = new Date('2022-12-31T12:00:00Z');
const now = new Date('2023-07-05T12:00:00Z');

const tennis = (second: string, more: Partial<TwoSidedMatchOf<'tennis'>> = {}) =>
  aTennisMatch({ sides: [aPlayer('Ada', 'Moss'), aPlayer('Eva', second)], ...more });
const priced = { quotes: [aTwoSidedQuote('match-winner', 'pinnacle', [1.9, 1.9], { quotedAt: before })] };
const set = (first: number, second: number) => ({ games: [first, second] as const });
const won = { sets: [set(6, 4), set(6, 4), set(6, 4)], winner: 0, ending: 'completed' } as const;
const brokenOff = { sets: [set(2, 1)], winner: 0, ending: 'retired' } as const;

/** The matches before they began, each with its state after the end. */
const matches: readonly (readonly [TwoSidedMatch, TwoSidedMatch])[] = [
  [tennis('Thorn', priced), tennis('Thorn', { ...priced, status: 'finished', play: won })],
  [tennis('Field'), tennis('Field', { status: 'finished', play: won })],
  [tennis('Brook', priced), tennis('Brook', { ...priced, status: 'finished', play: brokenOff })],
  [aBasketballGame(), aBasketballGame({ status: 'finished', play: { quarters: [], total: [99, 101] } })],
];

beforeAll(async () => {
  await storeTwoSidedWorld(db, before);
  await ingestTwoSided(
    db,
    before,
    matches.map(([coming]) => coming),
  );
  const { rows } = await db.query<{ id: number; tennis: boolean }>('select id, sport_id = 2 as tennis from matches');
  const forecasts = rows.map(({ id, tennis: isTennis }) => ({
    matchId: id,
    model: isTennis ? ({ firstWins: 0.6, bestOf: 5 } as const) : ({ lead: 4, total: 220 } as never),
    marketInformed: undefined,
    reliability: { level: 4, matches: 80 } as const,
    factors: {} as never,
    chances: { home: 0.6, away: 0.4 },
  }));
  await storeModelForecasts(db, forecasts, '1', before);
  const { rows: priceable } = await db.query<{ id: number }>('select distinct match_id as id from quotes');
  const blended = { firstWins: 0.7, bestOf: 5 } as const;
  await storePricedForecasts(
    db,
    priceable.map(({ id }) => ({ matchId: id, blended, chances: { home: 0.7, away: 0.3 }, decisions: [] })),
    before,
  );
  await ingestTwoSided(
    db,
    now,
    matches.map(([, over]) => over),
  );
  await judgeStoredForecasts(db, now);
});

it('judges tennis by who won, a match that was broken off too soon left out, beside the last odds with their margin removed', async () => {
  const [all, july] = await listForecastJudgements(db, 'tennis');
  expect(july?.period).toBe('2023-07');
  expect(all?.judgement).toMatchObject({ matches: 2, compared: 1 });
  /* The first player won; the odds gave a chance of 0.5 and the page 0.7: 0.25 and 0.09. */
  expect(all?.judgement.closing?.rps).toBeCloseTo(0.25, 6);
  expect(all?.judgement.kinds.shown.rps).toBeCloseTo(0.09, 6);
  expect(all?.judgement.kinds.model.rps).toBeCloseTo(0.16, 6);
  expect(all?.judgement.kinds.shown.gapPercent).toBeCloseTo(-64, 4);
});

it('judges a game of basketball without odds, and compares nothing', async () => {
  const [all] = await listForecastJudgements(db, 'basketball');
  expect(all?.judgement).toMatchObject({ matches: 1, compared: 0, closing: null });
  expect(all?.judgement.kinds.shown.rps).toBeCloseTo(0.36, 6);
  expect(await listForecastJudgements(db, 'football')).toEqual([]);
});
