import { expect, it } from 'vitest';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { noteFilling, pastFilling } from '#data/commands/fillings/note-filling.ts';
import type { Database } from '#data/database/database.ts';
import { listFillings } from '#data/queries/fillings/list-fillings.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import type { TwoSidedDemonstration } from '#demonstration/two-sided/two-sided-demonstration.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { publishForecasts } from '#jobs/publish-forecasts.ts';
import { publishTips } from '#jobs/publish-tips.ts';
import { isRecordWhole, rebuildRecord } from '#jobs/rebuild-record.ts';
import { databaseFilledBy } from '#tests/factories/copied-database.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import type { DemonstrationFeed } from '../feed/demonstration-feed.ts';
import { fillPresent } from '../present/fill-present.ts';
import { loadPast } from './load-past.ts';

const now = new Date('2026-11-21T12:00:00Z');
const tipReach = { now, until: new Date('2026-11-25T12:00:00Z') };
const noTennisOrBasketball: TwoSidedDemonstration = { matchesAt: () => [], matchesChangedBetween: () => [] };
const createDatabase = await databaseFilledBy(async (db) => {
  await storeCatalogue(db, catalogueOfTwoLeagues(), now);
  await storeBookmakers(db, inventedBookmakers);
});

/** Runs the jobs that follow once everything is stored. */
async function runJobs(db: Database): Promise<void> {
  const tournaments = await listForecastTournaments(db);
  await publishForecasts(db, await rateClubs(db, tournaments, dayNumberOf(now)), tournaments, tipReach);
  await rebuildRecord(db, now);
  await publishTips(db, 'football', tipReach, 'clock-set');
}

const joins = 'join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id';
const ofMatch = `h.slug || ' ' || a.slug || ' ' || m.kickoff_utc`;

/** Returns everything derived from matches, without the numbers that depend on the order of storing. */
async function contents(db: Database): Promise<Record<string, unknown[]>> {
  const read = async (text: string) => (await db.query({ text, rowMode: 'array' })).rows;
  return {
    matches: await read(
      `select ${ofMatch}, m.season_id, m.stage, m.matchday, m.status, m.home_goals, m.away_goals, m.best_home_odds, m.best_draw_odds, m.best_away_odds
       from matches m ${joins} order by 1`,
    ),
    quotes: await read(
      `select ${ofMatch}, q.market, q.line, q.phase, q.quoted_at, q.bookmaker_id, q.odds from matches m ${joins} join quotes q on q.match_id = m.id order by 1, 2, 3, 4, 5, 6`,
    ),
    forecasts: await read(
      `select ${ofMatch}, f.model, f.market_informed, f.blended, f.tip_decisions, f.priced_at from matches m ${joins} join forecasts f on f.match_id = m.id order by 1`,
    ),
    tips: await read(
      `select t.home_club_name, t.away_club_name, t.kickoff_utc, t.market, t.selection, t.decimal_odds, t.bookmaker, t.probability, t.origin, r.published_at, s.outcome
       from tips t join ledger_records r on r.sequence = t.sequence left join tip_settlements s on s.tip_sequence = t.sequence order by 3, 1, 4`,
    ),
  };
}

const tipsOf = async (db: Database) =>
  (
    await db.query<{ origin: string; day: string }>(
      `select t.origin, to_char(t.kickoff_utc, 'YYYY-MM-DD') as day from tips t order by t.sequence`,
    )
  ).rows;

it('completes a demonstration of a few days to what one has that was filled at once, with the same tips in a true chain', async () => {
  const { db: whole } = await createDatabase();
  await refreshDemonstration(whole, demonstrationOfTwoLeagues(), now);
  await runJobs(whole);
  const expected = await contents(whole);
  expect(expected.tips?.length).toBeGreaterThan(2);

  const { db } = await createDatabase();
  const feed = demonstrationOfTwoLeagues();
  await noteFilling(db, { name: pastFilling, done: 0, total: 1 }, now);
  await fillPresent(db, feed, now, 'clock-set');
  expect((await listFillings(db, now)).map(({ name }) => name)).toEqual(['past']);
  const present = await contents(db);
  expect(present.matches?.length).toBeLessThan((expected.matches?.length ?? 0) / 4);
  expect(await isRecordWhole(db, now)).toBe(false);
  const ofToday = (tips: unknown[] = []) => tips.filter((tip) => (tip as Date[])[2]?.toISOString().startsWith('2026-11-2'));
  expect(ofToday(present.tips)).toEqual(ofToday(expected.tips));

  await loadPast(db, { feed, tennisAndBasketball: noTennisOrBasketball }, now);
  expect(await listFillings(db, now)).toEqual([]);
  await runJobs(db);
  expect(await contents(db)).toEqual(expected);
  expect((await verifyLedger(db)).faults).toEqual([]);
  expect((await tipsOf(db)).length).toBe(expected.tips?.length);
}, 120_000);

it('is begun anew where it was broken off, and drops every page when it is done', async () => {
  const { db } = await createDatabase();
  const feed = demonstrationOfTwoLeagues();
  await noteFilling(db, { name: pastFilling, done: 0, total: 1 }, now);
  await fillPresent(db, feed, now, 'clock-set');
  const broken: DemonstrationFeed = {
    ...feed,
    async *readPast(...moments) {
      for await (const batch of feed.readPast(...moments)) {
        if (batch.progress.done === 2) throw new Error('the process ends');
        yield batch;
      }
    },
  };
  await expect(loadPast(db, { feed: broken, tennisAndBasketball: noTennisOrBasketball }, now)).rejects.toThrow('the process ends');
  expect(await listFillings(db, now)).toMatchObject([{ done: 1, total: 3, startedAt: now }]);
  const { rows } = await db.query('select count(*)::int as matches from matches');

  await loadPast(db, { feed: demonstrationOfTwoLeagues(), tennisAndBasketball: noTennisOrBasketball }, new Date(now.getTime() + 60_000));
  expect(await listFillings(db, now)).toEqual([]);
  expect((await db.query('select topics from changes order by version desc limit 1')).rows).toEqual([{ topics: ['*'] }]);
  const { db: whole } = await createDatabase();
  await refreshDemonstration(whole, demonstrationOfTwoLeagues(), now);
  expect((await contents(db)).matches).toEqual((await contents(whole)).matches);
  expect(rows[0]?.matches).toBeLessThan((await contents(whole)).matches?.length ?? 0);
}, 120_000);
