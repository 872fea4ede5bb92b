import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { backupDatabase } from './copies/backup-database.ts';
import { restoreDatabase } from './copies/restore-database.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { grantToSite } from './schema/site-role.ts';

const { db: source, connectionString } = await createTestDatabase();
const { db: target } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
/* Characters that might be mistaken for the end of a line, of a value or of a table. */
const awkward = 'tab\t, feed\n, return\r, crlf\r\n, back\\slash, \\., separator\u2028, Παναθηναϊκός, 😀';
let backup: Buffer;

beforeAll(async () => {
  await storeCatalogue(source, smallCatalogue(), now);
  await addClubs(source, 'Accrington Stanley');
  await ingestMatches(source, now, [
    {
      tournamentId: 'england.premier-league',
      season: '2023-24',
      home: { name: 'Arsenal' },
      away: { name: 'Accrington Stanley' },
      kickoff: { known: true, utc: new Date('2024-04-06T14:00:00Z') },
      status: 'finished',
      score: { current: { home: 2, away: 1 } },
      referee: awkward,
      quotes: [
        {
          bookmaker: 'bet365',
          market: 'match-result',
          line: 0,
          phase: 'opening',
          quotedAt: new Date('2024-04-05T15:00:00Z'),
          prices: [1.5, null, 6.25],
        },
      ],
    },
    feedMatch('Nowhere Rovers', 'Arsenal', '2024-04-13T14:00:00Z'),
    feedMatch('Arsenal', 'Arsenal', '2024-04-14T14:00:00Z'),
  ]);
  await inTransaction(source, async (client) => {
    await recordTips(client, [aTip({ bookmaker: awkward }), aTip({ matchId: 2 })], now);
    const settled = {
      outcome: 'half-won',
      matchStatus: 'finished',
      homeGoals: 1,
      awayGoals: 1,
      halfTimeHome: null,
      halfTimeAway: null,
    } as const;
    const closing = { closingOdds: 1.85, closingProbability: null, correctsSequence: null };
    await recordSettlements(client, [{ ...settled, ...closing, tipSequence: 1 }], now);
    await recordSettlements(client, [{ ...settled, ...closing, tipSequence: 1, outcome: 'lost', correctsSequence: 3 }], now);
    await recordWithdrawals(client, [{ tipSequence: 2, reason: 'postponed' }], now);
  });
  await source.query(`update teams set name = '\\.' where slug = 'accrington-stanley'`);
  backup = Buffer.concat((await Readable.from(backupDatabase(source, 'real')).toArray()).map((chunk) => Buffer.from(chunk)));
});

/** Streams bytes in chunks that end anywhere, also in the middle of a character. */
const inPieces = (bytes: Buffer, size = 7) =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)));

const tablesWithRows = [
  'sports',
  'countries',
  'tournaments',
  'venues',
  'teams',
  'team_names',
  'team_aliases',
  'provisional_clubs',
  'search_terms',
  'seasons',
  'season_entries',
  'matches',
  'bookmakers',
  'quotes',
  'feed_runs',
  'feed_problems',
  'changes',
  'ledger_records',
  'tips',
  'tip_withdrawals',
  'tip_settlements',
];

async function everyRow(db: Database): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const contents: Record<string, unknown[]> = {};
  for (const { name } of tables) contents[name] = (await db.query(`select * from ${name} t order by t::text`)).rows;
  return contents;
}

describe('a backup', () => {
  it('gives the same rows when it is restored into another database, in place of those that were there', async () => {
    await target.query(`insert into sports (id, code) values (99, 'chess')`);
    await restoreDatabase(target, 'real', inPieces(backup));
    const [before, after] = [await everyRow(source), await everyRow(target)];
    for (const table of tablesWithRows) expect(before[table]?.length, table).toBeGreaterThan(0);
    expect(after).toEqual(before);
    const { rows } = await target.query('select referee from matches where referee is not null');
    expect(rows).toEqual([{ referee: awkward }]);
  });

  it('keeps the ledger’s hashes, in place of another ledger, and its guards stand afterwards', async () => {
    await inTransaction(target, (client) => recordTips(client, [aTip({ matchId: 77 })], now));
    await restoreDatabase(target, 'real', inPieces(backup));
    const [before, after] = [await verifyLedger(source), await verifyLedger(target)];
    expect(after).toEqual(before);
    expect(after).toMatchObject({ records: 5, faults: [] });
    await expect(target.query('delete from tips')).rejects.toThrow('delete on tips is refused');
    await inTransaction(target, (client) => recordTips(client, [aTip({ matchId: 78 })], now));
    expect(await verifyLedger(target)).toMatchObject({ records: 6, faults: [] });
  });

  it('lets the counters go on where they stood', async () => {
    await restoreDatabase(target, 'real', inPieces(backup));
    const newest = async (db: Database) => (await db.query<{ id: number }>('select max(id) as id from teams')).rows[0]?.id ?? 0;
    const highest = await newest(source);
    await addClubs(target, 'Barnet');
    expect(await newest(target)).toBe(highest + 1);
  });
});

/** Backup of a version that had 28 migrations. */
const earlier = gunzipSync(readFileSync(new URL('../../tests/compatibility/3d46cacf/backup.ndjson.gz', import.meta.url)));

describe('a backup of an earlier version', () => {
  const role = `reader_${randomBytes(6).toString('hex')}`;
  const mayDo = async (table: string) => {
    const kinds = ['select', 'insert', 'update', 'delete', 'truncate'];
    const { rows } = await target.query<{ kind: string }>(
      'select kind from unnest($3::text[]) kind where has_table_privilege($1, $2, kind)',
      [role, table, kinds],
    );
    return rows.map(({ kind }) => kind);
  };
  const shape = async (db: Database) =>
    (
      await db.query(
        `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public'
         union all select tablename, indexname, indexdef, null, null from pg_indexes where schemaname = 'public'
         union all select event_object_table, trigger_name, action_statement, event_manipulation, action_timing from information_schema.triggers
         order by 1, 2, 4`,
      )
    ).rows;

  it('is migrated on the way, and leaves the tables of this version, with the rights of the site’s role', async () => {
    await target.query(`create role ${role} nologin`);
    onTestFinished(async () => {
      await target.query(`drop owned by ${role}; drop role ${role}`);
    });
    await grantToSite(target, role);
    await restoreDatabase(target, 'real', inPieces(earlier, 10_000));
    expect(await shape(target)).toEqual(await shape(source));
    // Since migration 29 prices count from a day before the newest of them.
    const { rows } = await target.query(`select prices_from as "pricesFrom" from matches where slug = 'everton-chelsea-2026-01-24'`);
    expect(rows).toEqual([{ pricesFrom: new Date('2026-01-20T09:00:00Z') }]);
    expect([await mayDo('matches'), await mayDo('fillings'), await mayDo('tips')]).toEqual([
      ['select', 'insert', 'update', 'delete', 'truncate'],
      ['select', 'insert', 'update', 'delete', 'truncate'],
      ['select', 'insert'],
    ]);
    const sequence = `pg_get_serial_sequence('teams', 'id')`;
    const used = await target.query(`select has_sequence_privilege($1, ${sequence}, 'usage') as used`, [role]);
    expect(used.rows).toEqual([{ used: true }]);
    await expect(target.query('delete from tips')).rejects.toThrow('delete on tips is refused');
    expect(await verifyLedger(target)).toMatchObject({ records: 14, faults: [] });
  });
});

describe('what is not a whole backup of this site', () => {
  const lines = () => backup.toString().split('\n');
  const without = (unwanted: (line: string) => boolean) => {
    const stored = lines();
    const from = stored.findIndex(unwanted);
    return Buffer.from([...stored.slice(0, from), ...stored.slice(stored.indexOf('\\.', from) + 1)].join('\n'));
  };
  const headOf = (table: string) => (line: string) => line.startsWith(`{"table":"${table}"`);

  it.each([
    ['an empty file', () => Buffer.alloc(0), /empty/],
    ['a text', () => Buffer.from('Dear Sir or Madam,\n'), /no backup of this site/],
    ['JSON of something else', () => Buffer.from('{"format":"other-backup","version":1,"migrations":1}\n'), /no backup of this site/],
    ['bytes that are no text', () => Buffer.from([0xff, 0xfe, 0x00, 0x0a]), /cannot be read/],
    ['a file cut off in the middle of a table', () => backup.subarray(0, backup.indexOf('arsenal')), /ends in the middle/],
    ['a file cut off between two tables', () => backup.subarray(0, backup.lastIndexOf('{"table"')), /ends before its last table/],
    ['a file that leaves a table out', () => without(headOf('venues')), /ends before its last table|venue/],
    ['a table that is not known', () => Buffer.from(backup.toString().replace('{"table":"venues"', '{"table":"stadia"')), /"stadia"/],
    ['a column that is not known', () => Buffer.from(backup.toString().replace('"town"', '"village"')), /"village"/],
    [
      'a backup of the demonstration',
      () => Buffer.from(backup.toString().replace('"real"', '"demonstration"')),
      /of the demonstration data/,
    ],
    [
      'the shape of a later version',
      () => Buffer.from(backup.toString().replace(/"migrations":\d+/, '"migrations":900')),
      /900 migrations, this database through \d+/,
    ],
    [
      'the shape of before the ledger',
      () => Buffer.from(backup.toString().replace(/"migrations":\d+/, '"migrations":6')),
      /6 migrations, this database through \d+/,
    ],
    [
      'a backup of an earlier version that is cut off',
      () => earlier.subarray(0, earlier.lastIndexOf('{"table"')),
      /ends before its last table/,
    ],
  ])('is refused and changes nothing: %s', async (_, broken, reason) => {
    await restoreDatabase(target, 'real', inPieces(backup));
    const before = await everyRow(target);
    await expect(restoreDatabase(target, 'real', inPieces(broken(), 1_000))).rejects.toThrow(reason);
    expect(await everyRow(target)).toEqual(before);
  });

  it('is also one whose reading breaks off', async () => {
    async function* breaking() {
      yield backup.subarray(0, 500);
      throw new Error('unexpected end of file');
    }
    await expect(restoreDatabase(target, 'real', breaking())).rejects.toThrow('the backup cannot be read: unexpected end of file');
  });
});

it('leaves no connection in the middle of a backup when its reader goes away', async () => {
  const single = openDatabase(connectionString, 1);
  for await (const chunk of backupDatabase(single, 'real')) if (chunk.toString().includes('"teams"')) break;
  await single.query(`insert into sports (id, code) values (98, 'bandy')`);
  await single.end();
  expect((await source.query('select code from sports where id = 98')).rows).toEqual([{ code: 'bandy' }]);
});
