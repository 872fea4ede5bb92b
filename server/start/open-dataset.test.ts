import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { withClient } from '#data/database/with-client.ts';
import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTransactionPooler } from '#tests/factories/transaction-pooler.ts';
import type { DatasetName } from './datasets.ts';
import { explainFailure } from './explain-failure.ts';
import { type Dataset, openDataset } from './open-dataset.ts';
import { readSettings } from './settings.ts';

const { connectionString } = await createTestDatabase({ withCatalogue: true });
const { connectionString: ofDemonstration, db: otherSuperuser } = await createTestDatabase({ withCatalogue: true });
const { connectionString: ofOwner, db: superuser } = await createTestDatabase({ withCatalogue: true });
const { connectionString: withoutCatalogue } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tipledger-dataset-'));
// As root the server runs as another user, who has to reach the folder.
await chmod(folder, 0o755);
const now = new Date('2024-04-06T09:00:00Z');
const open = (settings: Readonly<Record<string, string>>, wanted?: DatasetName) =>
  openDataset(readSettings({ DATA_FOLDER: folder, ...settings }, 'no such file').database, now, () => {}, wanted);

const notes: string[] = [];
const openNoted = () => openDataset(readSettings({ DATA_FOLDER: folder }, 'no such file').database, now, (text) => notes.push(text));
/** The first two datasets opened in the new folder. They keep its server running until all tests are done. */
let openedAtOnce: readonly Dataset[] = [];

beforeAll(async () => {
  openedAtOnce = await Promise.all([openNoted(), openNoted()]);
}, 120_000);
afterAll(async () => {
  for (const dataset of openedAtOnce) {
    // A test that failed may have left the server dead.
    await dataset.reviveServer();
    await dataset.close();
  }
  await removeFolder(folder);
}, 60_000);

async function nameOf(opening: Promise<Dataset>): Promise<string> {
  const dataset = await opening;
  await dataset.close();
  return dataset.name;
}

it('is the demonstration until an import has stored something, then the real one, unless the setting says otherwise', async () => {
  expect(await nameOf(open({}))).toBe('demonstration');
  const real = await open({}, 'real');
  expect(await nameOf(open({}))).toBe('demonstration');
  await ingestMatches(real.db, now, [
    {
      tournamentId: 'england.premier-league',
      season: '2023-24',
      home: { name: 'Arsenal' },
      away: { name: 'Everton' },
      kickoff: { known: true, utc: now },
      status: 'scheduled',
      quotes: [],
    },
  ]);
  await real.close();
  expect(await nameOf(open({}))).toBe('real');
  expect(await nameOf(open({ DATASET: 'demonstration' }))).toBe('demonstration');
}, 60_000);

it('comes migrated, with the catalogue in it, and says whether that is new', async () => {
  const first = await open({ DATABASE_URL: withoutCatalogue });
  const { rows } = await first.db.query("select slug from teams where slug = 'arsenal'");
  await first.close();
  const second = await open({ DATABASE_URL: withoutCatalogue });
  await second.close();
  expect([rows, first.newCatalogue, second.newCatalogue]).toEqual([[{ slug: 'arsenal' }], true, false]);
});

it('knows the invented bookmakers as the demonstration alone, and stores them once', async () => {
  const stored = async (settings: Readonly<Record<string, string>>) => {
    const dataset = await open(settings);
    const { rows } = await dataset.db.query('select slug, id from bookmakers order by id');
    const next = await dataset.db.query("select last_value from pg_sequences where sequencename = 'bookmakers_id_seq'");
    await dataset.close();
    return { slugs: rows.map(({ slug }) => slug), last: Number(next.rows[0].last_value) };
  };
  const real = await stored({ DATABASE_URL: connectionString });
  const first = await stored({ DATABASE_URL: ofDemonstration, DATASET: 'demonstration' });
  const again = await stored({ DATABASE_URL: ofDemonstration, DATASET: 'demonstration' });
  expect(real.slugs).toEqual(Object.keys(knownBookmakers));
  expect(first.slugs).toEqual([
    ...Object.keys(knownBookmakers),
    'halyard',
    'copperline',
    'palisade',
    'tamarack',
    'larkspur',
    'wherry',
    'northgate',
    'quillon',
  ]);
  expect(again).toEqual(first);
});

it('is made once by two that are opened at once in a new folder', () => {
  const [first, second] = openedAtOnce as [Dataset, Dataset];
  expect([first.address() === second.address(), [first.newCatalogue, second.newCatalogue].toSorted()]).toEqual([true, [false, true]]);
  expect(notes.toSorted()).toEqual([
    `Another process is opening the database in ${folder}; waiting for it`,
    `Making a PostgreSQL database in ${folder}`,
  ]);
});

it('lives on when its server was killed', async () => {
  const dataset = await open({ DATASET: 'demonstration' });
  dataset.db.on('error', () => {});
  const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await vi.waitFor(() => expect(dataset.db.query('select 1')).rejects.toThrow(), 60_000);
  await dataset.reviveServer();
  expect((await dataset.db.query("select 1 from teams where slug = 'arsenal'")).rowCount).toBe(1);
  await dataset.close();
}, 60_000);

it('says in one line that the server of DATABASE_URL cannot be reached', async () => {
  await expect(open({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).rejects.toThrow(
    /^the database of DATABASE_URL cannot be reached: [^\n]+$/,
  );
});

describe('a pooler before the database', () => {
  it('needs the address of the database behind it', async () => {
    const pooler = await startTransactionPooler(connectionString);
    await expect(open({ DATABASE_URL: pooler.connectionString })).rejects.toThrow(
      'the database of DATABASE_URL is PgBouncer; DATABASE_DIRECT_URL must name the PostgreSQL behind it',
    );
    await expect(open({ DATABASE_DIRECT_URL: connectionString })).rejects.toThrow(
      'the setting DATABASE_DIRECT_URL needs DATABASE_URL beside it',
    );
  });

  it('has to lead to the same database', async () => {
    const pooler = await startTransactionPooler(connectionString);
    const opening = open({ DATABASE_URL: pooler.connectionString, DATABASE_DIRECT_URL: withoutCatalogue });
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL leads to test_\w+ as \w+, and DATABASE_DIRECT_URL to test_\w+ as \w+; both must name/,
    );
  });

  it('gets the settings by which the site plans, for the connections that it opens later', async () => {
    const pooler = await startTransactionPooler(connectionString);
    const dataset = await open({ DATABASE_URL: pooler.connectionString, DATABASE_DIRECT_URL: connectionString });
    await dataset.close();
    const ofRole = await withClient(connectionString, async (client) => {
      const { rows } = await client.query(
        `select current_setting('random_page_cost') as page, current_setting('max_parallel_workers_per_gather') as workers`,
      );
      return rows;
    });
    expect(ofRole).toEqual([{ page: '1.1', workers: '0' }]);
  });
});

describe('the role that the site works as', () => {
  const rewriting = [
    'update tips set decimal_odds = 9',
    'delete from ledger_records',
    'truncate tip_settlements',
    'alter table tips disable trigger all',
    'drop table tip_withdrawals',
    'drop trigger refuse_change on tips',
    'create or replace function refuse_ledger_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'set session_replication_role = replica',
    'set role tipledger',
  ];

  it('is another than the owner of the tables, and may add to the ledger and not touch it', async () => {
    const { db, ledgerGuardedByRole, asOwner, close } = await open({}, 'real');
    await inTransaction(db, (client) => recordTips(client, [aTip()], new Date('2024-06-30T12:00:00Z')));
    for (const statement of rewriting) await expect(db.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    expect(await verifyLedger(db)).toMatchObject({ records: 1, faults: [] });
    const owner = await asOwner(async (owned) => (await owned.query('select current_user as role')).rows[0].role);
    await close();
    expect([ledgerGuardedByRole, owner]).toEqual([true, 'tipledger']);
  }, 60_000);

  it('is given its rights by the owner that DATABASE_OWNER_URL names, also on tables that come later', async () => {
    const role = `site_${randomBytes(4).toString('hex')}`;
    await superuser.query(`create role ${role} login password 'secret'`);
    const siteUrl = new URL(ofOwner);
    siteUrl.username = role;
    siteUrl.password = 'secret';
    const addresses = { DATABASE_URL: siteUrl.href, DATABASE_OWNER_URL: ofOwner };
    const first = await open(addresses);
    await inTransaction(first.db, (client) => recordTips(client, [aTip()], new Date('2024-06-30T12:00:00Z')));
    await expect(first.db.query('update tips set decimal_odds = 9')).rejects.toThrow('permission denied');
    await first.close();
    await superuser.query('create table later (id integer)');
    const second = await open(addresses);
    await second.db.query('insert into later values (1)');
    await second.close();
    expect([first.ledgerGuardedByRole, second.ledgerGuardedByRole]).toEqual([true, true]);
    await superuser.query(`drop owned by ${role}; drop role ${role}`);
  });

  it('is told apart where it owns the tables itself', async () => {
    const dataset = await open({ DATABASE_URL: connectionString });
    await dataset.close();
    expect(dataset.ledgerGuardedByRole).toBe(false);
  });

  it('cannot be given rights in another database than its own', async () => {
    const role = `site_${randomBytes(4).toString('hex')}`;
    await otherSuperuser.query(`create role ${role} login password 'secret'`);
    const siteUrl = new URL(connectionString);
    siteUrl.username = role;
    siteUrl.password = 'secret';
    await expect(open({ DATABASE_URL: siteUrl.href, DATABASE_OWNER_URL: ofDemonstration })).rejects.toThrow(
      /do not name the same database/,
    );
    await otherSuperuser.query(`drop owned by ${role}; drop role ${role}`);
    await expect(open({ DATABASE_OWNER_URL: ofDemonstration })).rejects.toThrow('DATABASE_OWNER_URL needs DATABASE_URL beside it');
  });
});

it.each([
  ['wrong password', (address: URL) => Object.assign(address, { password: 'hunter2' })],
  ['closed port', (address: URL) => Object.assign(address, { password: 'hunter2', port: '1' })],
  ['unknown host', (address: URL) => Object.assign(address, { password: 'hunter2', hostname: 'no-such-host.invalid' })],
  ['unknown user', (address: URL) => Object.assign(address, { username: 'nobody', password: 'hunter2' })],
])('names the setting and no password when the database cannot be reached: %s', async (_, change) => {
  const failure = await open({ DATABASE_URL: change(new URL(connectionString)).href }).then(
    () => 'it was reached',
    (error: Error) => explainFailure(error),
  );
  expect(failure).toMatch(/^the database of DATABASE_URL cannot be reached: [^\n]+$/);
  expect(failure).not.toContain('hunter2');
});
