import { beforeAll, expect, it } from 'vitest';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeImpliedGoals } from '#data/commands/forecast/store-implied-goals.ts';
import { noteReconstruction } from '#data/commands/ledger/note-reconstruction.ts';
import { listForecastJudgements } from '#data/queries/forecast/list-forecast-judgements.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { implyGoals } from './imply-goals.ts';
import { judgeStoredForecasts } from './judge-stored-forecasts.ts';

const { db } = await createTestDatabase();
const before = new Date('2024-03-29T09:00:00Z');
const now = new Date('2024-04-08T09:30:00Z');
const dayOf = (moment: Date) => Math.floor(moment.getTime() / 86_400_000);
const topics = async () => (await db.query(`select from changes where 'judgements' = any(topics)`)).rowCount;

const fixtures = [
  feedMatch('Arsenal', 'Everton', '2024-03-31T23:30:00Z'),
  feedMatch('Man City', 'Man United', '2024-04-07T14:00:00Z'),
  feedMatch('Porto', 'Nacional', '2024-04-07T19:00:00Z', { tournamentId: 'portugal.liga-portugal' }),
  feedMatch('Arsenal', 'Man City', '2024-04-10T19:00:00Z'),
] as const;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), before);
  await storeBookmakers(db, {});
  await ingestMatches(db, before, fixtures);
  const { rows } = await db.query<{ id: number }>('select id from matches order by kickoff_utc');
  const [arsenal, city, porto, coming] = rows.map(({ id }) => id) as [number, number, number, number];
  await aForecast(db, { matchId: arsenal, chances: { home: 0.4, draw: 0.3, away: 0.3 } });
  await aForecast(db, { matchId: city, pricedAt: before, chances: { home: 0.6, draw: 0.2, away: 0.2 } });
  await aForecast(db, { matchId: porto, chances: { home: 0.4, draw: 0.3, away: 0.3 } });
  await aForecast(db, { matchId: coming });
  await noteReconstruction(db, { fromDay: '2024-03-01', doneDay: '2024-03-31', untilDay: '2024-03-31' } as never, before);
  await ingestMatches(db, now, [
    { ...fixtures[0], ...ended(1, 0) },
    { ...fixtures[1], ...ended(0, 0) },
    { ...fixtures[2], ...ended(0, 2) },
  ]);
  await storeImpliedGoals(db, [{ matchId: city, implied: undefined, chances: [0.5, 0.25, 0.25] }]);
});

it('judges the finished matches by the month of their kick-off in UTC, and all together first', async () => {
  await judgeStoredForecasts(db, now);
  const judgements = await listForecastJudgements(db, 'football');
  expect(
    judgements.map(({ period, judgement: { matches, compared, computedAfterwards } }) => [period, matches, compared, computedAfterwards]),
  ).toEqual([
    ['all', 3, 1, 1],
    ['2024-04', 2, 1, 0],
    ['2024-03', 1, 0, 1],
  ]);
  const [, april, march] = judgements.map(({ judgement }) => judgement);
  /* A draw of which 0.25 was said after 0.5 for the home side, and one of which 0.2 was said after 0.6: (0.5² + 0.25²) / 2 and (0.6² + 0.2²) / 2. */
  expect(april?.closing?.rps).toBeCloseTo(0.15625, 6);
  expect(april?.kinds.shown.rps).toBeCloseTo(0.2, 6);
  expect(april?.kinds.shown.gapPercent).toBeCloseTo(28, 4);
  /* A home win of which 0.4 was said, without any price to compare: (0.6² + 0.3²) / 2. */
  expect(march).toMatchObject({ closing: null, kinds: { shown: { matches: 1, gapPercent: null, rps: expect.closeTo(0.225, 6) } } });
});

it('tells the pages only where a figure has changed', async () => {
  expect(await topics()).toBe(1);
  await judgeStoredForecasts(db, now);
  expect(await topics()).toBe(1);
  await ingestMatches(db, now, [{ ...fixtures[1], ...ended(1, 0) }]);
  await judgeStoredForecasts(db, now);
  expect(await topics()).toBe(2);
  const [, april] = await listForecastJudgements(db, 'football');
  expect(april?.judgement.kinds.shown.rps).toBeCloseTo(0.1, 6);
});

it('takes for the closing price the last one before the kick-off, margin removed', async () => {
  const quoted = (prices: number[], quotedAt: string) =>
    ({ bookmaker: 'market-average', market: 'match-result', line: 0, prices, quotedAt: new Date(quotedAt), phase: 'moving' }) as never;
  await ingestMatches(db, now, [
    {
      ...fixtures[2],
      ...ended(0, 2),
      quotes: [
        quoted([2, 4, 4], '2024-04-06T09:00:00Z'),
        quoted([4, 4, 2], '2024-04-07T18:00:00Z'),
        quoted([9, 9, 1.2], '2024-04-07T20:00:00Z'),
      ],
    },
  ]);
  await implyGoals(db, dayOf(before), dayOf(now) + 1);
  await judgeStoredForecasts(db, now);
  const [, april] = await listForecastJudgements(db, 'football');
  expect(april?.judgement.compared).toBe(2);
  /* The away side won, of which a half was said: (0.25² + 0.5²) / 2, beside the home win of before, (0.5² + 0.25²) / 2. */
  expect(april?.judgement.closing?.rps).toBeCloseTo(0.15625, 6);
});
