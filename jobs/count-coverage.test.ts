import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listLeagues } from '#data/queries/leagues/list-leagues.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { countCoverageJob } from './count-coverage.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const later = new Date('2024-04-06T14:00:00Z');

const quote = {
  bookmaker: 'bet365',
  market: 'match-result',
  line: 0,
  phase: 'closing',
  quotedAt: new Date('2023-08-18T12:00:00Z'),
  prices: [1.5, 4, 6],
} as const;

const run = (at: Date) => countCoverageJob.run({ db, clock: clockStandingAt(at), signal: new AbortController().signal });
const coverageOf = async (name: string) => (await listLeagues(db, now, later)).find((league) => league.name === name)?.coverage;
const changes = async () => (await db.query(`select from changes where 'coverage' = any(topics)`)).rowCount;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2023-08-12T14:00:00Z', ended(2, 1)),
    feedMatch('Man City', 'Everton', '2023-08-19T14:00:00Z', { ...ended(1, 1), quotes: [quote] }),
    feedMatch('Man City', 'Arsenal', '2024-04-20T14:00:00Z'),
    feedMatch('Arsenal', 'Man City', '2024-04-20T14:00:00Z', { tournamentId: 'england.fa-cup', round: { stage: 'semi-final' } }),
  ]);
});

it('counts out of what is stored what there is of a competition, and since when', async () => {
  expect(await coverageOf('Premier League')).toBeNull();
  await run(now);
  expect(await coverageOf('Premier League')).toEqual({
    results: '2023-08-12',
    tables: '2023-24',
    lineUps: null,
    odds: '2023-08-19',
    forecasts: null,
  });
  expect(await coverageOf('FA Cup')).toEqual({ results: null, tables: null, lineUps: null, odds: null, forecasts: null });
});

it('counts each about once an hour, and tells pages only of what is new', async () => {
  const before = await changes();
  await ingestMatches(db, now, [feedMatch('Everton', 'Arsenal', '2022-08-13T14:00:00Z', { ...ended(0, 0), season: '2022-23' })]);
  await run(new Date(now.getTime() + 600_000));
  expect(await coverageOf('Premier League')).toMatchObject({ results: '2023-08-12' });
  await run(later);
  expect(await coverageOf('Premier League')).toMatchObject({ results: '2022-08-13', tables: '2022-23' });
  await run(new Date(later.getTime() + 7_200_000));
  expect(await changes()).toBe((before ?? 0) + 1);
});
