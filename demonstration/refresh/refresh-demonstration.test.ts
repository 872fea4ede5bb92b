import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { countAgedPrices } from '#data/commands/matches/prices/count-aged-prices.ts';
import { type Database, inTransaction, openDatabase } from '#data/database/database.ts';
import { ensureLoginRole, grantToSite } from '#data/database/schema/site-role.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import type { IngestReport } from '#jobs/ingest-batches.ts';
import { tennisAndBasketballFeedName } from '#sports/football/demonstration/feed/demonstration-feed-name.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { databaseFilledBy } from '#tests/factories/copied-database.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import { clearDemonstration } from './clear-demonstration.ts';
import { clearDemonstrationAhead, refreshDemonstration } from './refresh-demonstration.ts';

const feed = demonstrationOfTwoLeagues();
const saturday = new Date('2026-11-21T14:00:00Z');
const hoursLater = (hours: number) => new Date(saturday.getTime() + hours * 3_600_000);

const emptyDatabase = await databaseFilledBy(async (database) => {
  await storeCatalogue(database, catalogueOfTwoLeagues(), saturday);
  await storeBookmakers(database, inventedBookmakers);
});
/** The report of the first refresh, on Saturday. */
let first: IngestReport | undefined;
const databaseOfSaturday = await databaseFilledBy(async (database) => {
  await storeCatalogue(database, catalogueOfTwoLeagues(), saturday);
  await storeBookmakers(database, inventedBookmakers);
  first = await refreshDemonstration(database, feed, saturday);
});

/** The database of the running test, and its address. */
let db: Database;
let connectionString: string;

/** Begins the test from the state after the first refresh, on Saturday. */
async function beginOnSaturday(): Promise<void> {
  ({ db, connectionString } = await databaseOfSaturday());
}

const joins = 'join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id';

/** Returns everything that pages show of the demonstration, without numbers and addresses, which depend on the order of storing. */
async function contents(database: Database): Promise<Record<string, unknown[]>> {
  const read = async (text: string) => (await database.query({ text, rowMode: 'array' })).rows;
  return {
    matches: await read(
      `select h.slug, a.slug, t.id, s.label, m.stage, m.matchday, m.leg, m.kickoff_utc, m.kickoff_known, m.status, m.period, m.minute, m.added_minute,
              m.home_goals, m.away_goals, m.half_time_home, m.half_time_away, m.penalties_home, m.penalties_away, m.attendance,
              m.best_home_odds, m.best_draw_odds, m.best_away_odds
       from matches m ${joins} join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
       order by t.id, s.label, m.stage, m.matchday, m.leg, h.slug, a.slug`,
    ),
    events: await read(
      `select h.slug, a.slug, t.id, s.label, m.stage, m.leg, e.sequence, e.minute, e.added_minute, e.side, e.kind, e.shirt_number, e.home_goals, e.away_goals
       from match_events e join matches m on m.id = e.match_id ${joins} join tournaments t on t.numeric_id = m.tournament_id
       join seasons s on s.id = m.season_id order by t.id, s.label, m.stage, m.leg, h.slug, a.slug, e.sequence`,
    ),
    quotes: await read(
      `select t.id, h.slug, a.slug, m.stage, m.leg, b.slug, q.market, q.line, q.phase, q.quoted_at, q.odds
       from quotes q join matches m on m.id = q.match_id ${joins} join tournaments t on t.numeric_id = m.tournament_id
       join bookmakers b on b.id = q.bookmaker_id
       order by t.id, h.slug, a.slug, m.stage, m.leg, b.slug, q.market, q.line, q.phase, q.quoted_at`,
    ),
    squads: await read(
      'select t.slug, s.shirt_number, s.position from squad_members s join teams t on t.id = s.team_id order by t.slug, s.shirt_number',
    ),
    clubsInSeasons: await read('select t.slug, count(*)::int from season_entries e join teams t on t.id = e.team_id group by 1 order by 1'),
  };
}

const wholeReadings = new Map<number, Promise<Record<string, unknown[]>>>();

/** Returns the contents of the demonstration at a moment when nothing was stored before. */
function contentsAt(moment: Date): Promise<Record<string, unknown[]>> {
  const read = async () => {
    const { db: fresh } = await emptyDatabase();
    await refreshDemonstration(fresh, demonstrationOfTwoLeagues(), moment);
    return contents(fresh);
  };
  const reading = wholeReadings.get(moment.getTime()) ?? read();
  wholeReadings.set(moment.getTime(), reading);
  return reading;
}

/** Refreshes the demonstration up to a moment at which there is something to read, and returns the report. */
async function refreshed(moment: Date) {
  const report = await refreshDemonstration(db, feed, moment);
  if (report === undefined) throw new Error('nothing was read');
  return report;
}

/** Returns the database for a role that owns nothing, as the site has it. */
async function openAsSite(): Promise<{ readonly site: Database; end(): Promise<void> }> {
  const role = `site_${randomBytes(4).toString('hex')}`;
  await ensureLoginRole(db, role, 'secret');
  await grantToSite(db, role);
  const address = new URL(connectionString);
  address.username = role;
  address.password = 'secret';
  const site = openDatabase(address.href, 2);
  const end = async () => {
    await site.end();
    await db.query(`drop owned by ${role}; drop role ${role}`);
  };
  return { site, end };
}

describe('the first refresh', () => {
  beforeEach(beginOnSaturday);

  it('stores the whole demonstration: past, present and coming matches, events, prices and squads', async () => {
    expect(first?.problems).toEqual([]);
    const { rows } = await db.query<{ status: string }>('select distinct status from matches');
    expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining(['finished', 'scheduled']));
    const { events, quotes, squads } = await contents(db);
    expect(Math.min(events?.length ?? 0, quotes?.length ?? 0)).toBeGreaterThan(0);
    expect(new Set(squads?.map((row) => (row as string[])[0])).size).toBe(20);
  });
});

describe('a later refresh', () => {
  beforeEach(beginOnSaturday);
  const firstMatches = () => first?.counts.matches ?? 0;

  it.each([
    ['five seconds', 5 / 3_600],
    ['ten minutes', 1 / 6],
    ['three hours', 3],
    ['nearly a day', 23.9],
  ])('after %s reads changes only, and comes to what a whole reading gives', async (_, hours) => {
    const second = await refreshed(hoursLater(hours));
    expect(second.counts.matches).toBeLessThan(firstMatches() / 2);
    await countAgedPrices(db, hoursLater(hours));
    expect(await contents(db)).toEqual(await contentsAt(hoursLater(hours)));
  });

  it('changes something in the course of a day, in many small steps as in one', async () => {
    const before = await contents(db);
    for (let step = 1; step <= 8; step += 1) await refreshDemonstration(db, feed, hoursLater((step * 23.9) / 8));
    await countAgedPrices(db, hoursLater(23.9));
    expect(await contents(db)).not.toEqual(before);
    expect(await contents(db)).toEqual(await contentsAt(hoursLater(23.9)));
  });

  it('reads everything again after more than a day', async () => {
    const second = await refreshed(hoursLater(50));
    expect(second.counts.matches).toBeGreaterThanOrEqual(firstMatches());
    expect(await contents(db)).toEqual(await contentsAt(hoursLater(50)));
  });

  it('waits for a clock that is a few minutes behind, as after a second start from the same moment', async () => {
    await refreshed(hoursLater(0.2));
    const before = await contents(db);
    expect(await refreshDemonstration(db, feed, saturday)).toBeUndefined();
    expect(await contents(db)).toEqual(before);
  });

  it('forgets what has not happened yet when the clock was set back, where the site works as another role than the owner', async () => {
    const { site, end } = await openAsSite();
    await refreshDemonstration(site, feed, hoursLater(23));
    await inTransaction(site, (client) => recordTips(client, [aTip()], new Date('2024-06-30T12:00:00Z')));
    await clearDemonstrationAhead(site, (work) => work(db), saturday);
    await refreshDemonstration(site, feed, saturday);
    const cleared = await contents(db);
    await end();
    expect(cleared).toEqual(await contentsAt(saturday));
  });
});

describe('clearing the demonstration', () => {
  beforeEach(beginOnSaturday);
  const count = async (table: string) =>
    (await db.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]?.rows ?? -1;

  it('leaves the catalogue and nothing of what the feed has told, and drops every page', async () => {
    const [teams, tournaments, bookmakers] = [await count('teams'), await count('tournaments'), await count('bookmakers')];
    await clearDemonstration(db, saturday);
    for (const table of [
      'matches',
      'seasons',
      'season_entries',
      'quotes',
      'match_events',
      'match_statistics',
      'squad_members',
      'former_slugs',
    ]) {
      expect(await count(table), table).toBe(0);
    }
    expect([await count('teams'), await count('tournaments'), await count('bookmakers')]).toEqual([teams, tournaments, bookmakers]);
    expect((await db.query("select 1 from feed_runs where feed = 'demonstration'")).rowCount).toBe(0);
    expect((await db.query('select 1 from tournaments where current_season is not null')).rowCount).toBe(0);
    expect((await db.query('select topics from changes order by version desc limit 1')).rows).toEqual([{ topics: ['*'] }]);
  });

  it('throws the ledger away that rests on it, and begins a new chain', async () => {
    await inTransaction(db, (client) => recordTips(client, [aTip(), aTip({ matchId: 2 })], new Date('2024-06-30T12:00:00Z')));
    await storeCatalogue(db, { ...catalogueOfTwoLeagues(), hash: 'noted among the feeds' }, saturday);
    await db.query(
      `insert into feed_runs (feed, started_at, state, counts) values ('court-catalogue', now(), 'succeeded', '{}'), ($1, now(), 'succeeded', '{}')`,
      [tennisAndBasketballFeedName],
    );
    await db.query(`insert into reconstructions (from_day, done_day, until_day) values ('2026-07-01', '2026-11-20', '2026-11-20')`);
    await clearDemonstration(db, saturday);
    expect([await count('ledger_records'), await count('reconstructions')]).toEqual([0, 0]);
    const [first] = await inTransaction(db, (client) => recordTips(client, [aTip()], new Date('2024-06-30T12:00:00Z')));
    expect(first).toMatchObject({ sequence: 1, previousHash: '0'.repeat(64) });
  });

  it('is refused where another feed has told anything beside a ledger', async () => {
    await inTransaction(db, (client) => recordTips(client, [aTip()], new Date('2024-06-30T12:00:00Z')));
    await db.query(`insert into feed_runs (feed, started_at, state, counts) values ('football-data', now(), 'failed', '{}')`);
    await expect(clearDemonstration(db, saturday)).rejects.toThrow(/the feed football-data has told of real matches/);
  });
});
