import { beforeEach, describe, expect, it } from 'vitest';
import { type Database, inTransaction } from '#data/database/database.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import type { Tip } from '#domain/ledger/ledger-record.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordTips } from './record-tips.ts';
import { recordWithdrawals } from './record-withdrawals.ts';

const { db } = await createTestDatabase();
const before = new Date('2024-06-30T12:00:00Z');
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

beforeEach(() => emptyLedger(db));

const record = (tips: readonly Tip[], now = before, database: Database = db) =>
  inTransaction(database, (client) => recordTips(client, tips, now));
const markets = async () => (await db.query('select match_id, market from tips order by sequence')).rows.map(Object.values);

describe('recording tips', () => {
  it('chains them in their order, each with the hash of the one before it', async () => {
    const [first, second] = await record([aTip(), aTip({ market: 'total-goals', line: 2.5, selection: 'over' })]);
    const [third] = await record([aTip({ matchId: 2 })]);
    expect([first?.sequence, second?.sequence, third?.sequence]).toEqual([1, 2, 3]);
    expect(first?.previousHash).toBe('0'.repeat(64));
    expect([second?.previousHash, third?.previousHash]).toEqual([first?.hash, second?.hash]);
    expect(await verifyLedger(db)).toMatchObject({ records: 3, lastHash: third?.hash, faults: [] });
  });

  it('is dated by the database’s clock, and published by the site’s', async () => {
    const [written] = await record([aTip()]);
    expect(written?.publishedAt).toEqual(before);
    expect(Math.abs((written?.recordedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('writes no tip twice, neither in one batch nor when a job runs again', async () => {
    await record([aTip(), aTip({ decimalOdds: 2 }), aTip({ matchId: 2 })]);
    expect(await record([aTip({ decimalOdds: 2.1 }), aTip({ market: 'total-goals', line: 2.5, selection: 'over' })])).toHaveLength(1);
    expect(await markets()).toEqual([
      [1, 'asian-handicap'],
      [2, 'asian-handicap'],
      [1, 'total-goals'],
    ]);
  });

  it('writes one tip on the result of a match and one on its goals, though prices move and other markets pay more by then', async () => {
    await record([aTip({ market: 'match-result', line: 0, selection: 'home', decimalOdds: 2.35 })]);
    const later = [
      aTip({ market: 'asian-handicap', line: -0.5, selection: 'home', decimalOdds: 2.39 }),
      aTip({ market: 'total-goals', line: 2.5, selection: 'over' }),
      aTip({ market: 'both-teams-to-score', line: 0, selection: 'yes' }),
      aTip({ matchId: 2, market: 'asian-handicap', line: -0.5, selection: 'home' }),
    ];
    await record(later);
    expect(await markets()).toEqual([
      [1, 'match-result'],
      [1, 'total-goals'],
      [2, 'asian-handicap'],
    ]);
  });

  it('may tip again when the tip before was taken back', async () => {
    const [withdrawn] = await record([aTip()]);
    await inTransaction(db, (client) =>
      recordWithdrawals(client, [{ tipSequence: withdrawn?.sequence ?? 0, reason: 'postponed' }], before),
    );
    expect(await record([aTip({ decimalOdds: 2 })])).toHaveLength(1);
  });

  it('leaves out a match that has begun by the clock of the site, or on whose day without an hour', async () => {
    const kickoffUtc = new Date('2024-06-30T12:00:00Z');
    expect(await record([aTip({ kickoffUtc })], new Date('2024-06-30T12:00:00Z'))).toEqual([]);
    expect(await record([aTip({ kickoffUtc, kickoffKnown: false })], new Date('2024-06-30T00:00:00Z'))).toEqual([]);
    expect(await record([aTip({ kickoffUtc, kickoffKnown: false })], new Date('2024-06-29T23:59:59Z'))).toHaveLength(1);
  });

  it('leaves a live tip out whose match has begun by the clock of the database', async () => {
    const live = aTip({ origin: 'live', kickoffUtc: minutesFromNow(-0.5) });
    expect(await record([live], minutesFromNow(-1))).toEqual([]);
    expect(await record([{ ...live, kickoffUtc: minutesFromNow(10) }], minutesFromNow(-1))).toHaveLength(1);
  });

  it('makes one chain of what many write at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => record([aTip({ matchId: at % 6 }), aTip({ matchId: 100 + at })])));
    expect(await verifyLedger(db)).toMatchObject({ records: 18, lastSequence: 18, faults: [] });
  });

  it('tells the pages of the record, of the match, of its clubs, of its competition and of its day', async () => {
    await db.query(
      `insert into sports values (1, 'football'); insert into countries (id, slug, code, region, zone) values (1, 'e', 'E', 'E', 'UTC');
       insert into tournaments (numeric_id, id, sport_id, country_id, name, slug, category_slug, type, gender_type, logo_urls, priority, season_kind, tie_break, zones, created_at, updated_at)
         values (7, 'e.p', 1, 1, 'P', 'p', 'e', 'league', 'men', '{}', 1, 'autumn-spring', 'goal-difference', '[]', now(), now());
       insert into seasons (id, tournament_id, label) values (1, 7, '2023-24');
       insert into teams (id, sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at)
         select n, 1, 1, 'club-' || n, 'men', 'C', 'C', 'C', '{}', now(), now() from unnest(array[3, 4]) n;
       insert into matches (id, slug, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, kickoff_known, status, updated_at)
         values (1, 'm', 7, 1, 3, 4, '2024-04-06T14:00Z', true, 'scheduled', now())`,
    );
    await record([aTip()]);
    const { rows } = await db.query('select topics from changes order by version desc limit 1');
    expect(rows).toEqual([{ topics: ['tips', 'match:1', 'team-chances:3', 'team-chances:4', 'tournament-chances:7', 'day:2024-04-06'] }]);
  });
});
