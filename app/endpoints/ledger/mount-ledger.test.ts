import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mountLedger } from './mount-ledger.ts';

const { db } = await createTestDatabase();
/** Databases for data that would disturb other tests. */
const [{ db: empty }, { db: formulas }, { db: growing }, { db: short }] = [
  await createTestDatabase(),
  await createTestDatabase(),
  await createTestDatabase(),
  await createTestDatabase(),
];
const published = new Date('2024-06-30T12:00:00Z');
/** More records than are read at once. */
const tipsWritten = 1_003;

const app = new Hono();
const maxBytes = 10_000_000;
mountLedger(app, { db, filePrefix: '', licences: {}, maxBytes });

/** Writes a ledger of tips, of which the second is withdrawn and the first settled. */
async function fill(database: Database): Promise<void> {
  const settled = { outcome: 'won', matchStatus: 'finished', homeGoals: 2, awayGoals: 1, halfTimeHome: 1, halfTimeAway: 0 } as const;
  const closing = { closingOdds: 1.8, closingProbability: 0.53 };
  await inTransaction(database, async (client) => {
    await recordTips(
      client,
      Array.from({ length: tipsWritten }, (_, at) => aTip({ matchId: at + 1, halfTimeShare: at === 1 ? null : 0.45 })),
      published,
    );
    await recordWithdrawals(client, [{ tipSequence: 2, reason: 'postponed' }], published);
    await recordSettlements(client, [{ ...settled, ...closing, tipSequence: 1, correctsSequence: null }], published);
  });
}

beforeAll(() => fill(db));

/** Returns the number of records of a download and its last hash, computed by docs/ledger.md alone; throws an error that names a wrong record. */
function lastHashOf(json: string): { readonly records: number; readonly lastHash: string } {
  let previous = '0'.repeat(64);
  let records = 0;
  for (const written of json.split('\n')) {
    const line = written.trim().replace(/,$/, '');
    if (!line.startsWith('{')) continue;
    const { sequence, hash, previousHash } = JSON.parse(line) as { sequence: number; hash: string; previousHash: string };
    records += 1;
    const text = line.replace(`"hash":"${hash}",`, '');
    if (createHash('sha256').update(text, 'utf8').digest('hex') !== hash) throw new Error(`record ${sequence} was changed`);
    if (previousHash !== previous || sequence !== records) throw new Error(`record ${sequence} is not linked`);
    previous = hash;
  }
  return { records, lastHash: previous };
}

it('gives an empty ledger as an empty array and a bare head row', async () => {
  const own = new Hono();
  mountLedger(own, { db: empty, filePrefix: '', licences: {}, maxBytes });
  expect(await (await own.request('/track-record/ledger.json')).json()).toEqual([]);
  expect((await (await own.request('/track-record/ledger.csv')).text()).trim().split('\r\n')).toHaveLength(1);
});

describe('the downloads of a ledger', () => {
  it('hold the whole chain, which anybody can check', async () => {
    const answer = await app.request('/track-record/ledger.json');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="ledger-${tipsWritten + 2}.json"`);
    const text = await answer.text();
    const { rows } = await db.query<{ hash: string }>('select hash from ledger_records order by sequence desc limit 1');
    expect(lastHashOf(text)).toEqual({ records: tipsWritten + 2, lastHash: rows[0]?.hash });
    expect(JSON.parse(text)).toHaveLength(tipsWritten + 2);
    expect(() => lastHashOf(text.replace('"decimalOdds":1.91', '"decimalOdds":1.92'))).toThrow('record 1 was changed');
  });

  it('say the same as CSV, a record a row', async () => {
    const text = await (await app.request('/track-record/ledger.csv')).text();
    const rows = readCsv(text);
    const [head = [], ...records] = rows;
    expect(records).toHaveLength(tipsWritten + 2);
    const cellOf = (record: readonly string[] | undefined, name: string) => record?.[head.indexOf(name)];
    expect(cellOf(records[0], 'homeClubName')).toBe('Queen’s “Park” \\ Rangers');
    expect(cellOf(records[0], 'decimalOdds')).toBe('1.91');
    expect(cellOf(records[0], 'outcome')).toBe('');
    expect(JSON.parse(cellOf(records[0], 'reasons') ?? '')).toHaveLength(2);
    expect(cellOf(records[1], 'halfTimeShare')).toBe('');
    const [withdrawal, settlement] = records.slice(-2);
    expect([cellOf(withdrawal, 'kind'), cellOf(withdrawal, 'tipSequence'), cellOf(withdrawal, 'reason')]).toEqual([
      'withdrawal',
      '2',
      'postponed',
    ]);
    expect(cellOf(settlement, 'outcome')).toBe('won');
    expect(Number(cellOf(settlement, 'profitUnits'))).toBeCloseTo(0.91, 12);
    expect(cellOf(settlement, 'previousHash')).toBe(cellOf(withdrawal, 'hash'));
  });

  it('give no spreadsheet a formula to run, and leave numbers below zero as they are', async () => {
    await inTransaction(formulas, (client) =>
      recordTips(client, [aTip({ homeClubName: '=HYPERLINK("http://evil.example")', awayClubName: '+1 FC', line: -0.25 })], published),
    );
    const own = new Hono();
    mountLedger(own, { db: formulas, filePrefix: '', licences: {}, maxBytes });
    const [head = [], record = []] = readCsv(await (await own.request('/track-record/ledger.csv')).text());
    const cells = ['homeClubName', 'awayClubName', 'line'].map((name) => record[head.indexOf(name)]);
    expect(cells).toEqual([`'=HYPERLINK("http://evil.example")`, "'+1 FC", '-0.25']);
  });

  it('are not sent again to whoever has them', async () => {
    const etag = (await app.request('/track-record/ledger.json')).headers.get('etag') ?? '';
    const again = await app.request('/track-record/ledger.json', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await app.request('/track-record/ledger.csv', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  it('end where the reader leaves', async () => {
    const answer = await app.request('/track-record/ledger.json');
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).done).toBe(false);
    await reader.cancel();
    expect((await reader.read()).done).toBe(true);
  });

  it('name the demonstration', async () => {
    const demonstration = new Hono();
    mountLedger(demonstration, { db, filePrefix: 'demonstration-', licences: {}, maxBytes });
    const answer = await demonstration.request('/track-record/ledger.csv', { method: 'HEAD' });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="demonstration-ledger-${tipsWritten + 2}.csv"`);
  });
});

describe('a crowd that downloads the ledger', () => {
  /** Returns a database that counts how often the records were read. */
  function countingReads(database: Database): { database: Database; reads: () => number } {
    let reads = 0;
    const query = (requested: { name?: string }, ...rest: unknown[]) => {
      if (requested.name === 'list-ledger-places') reads += 1;
      return (database.query as (...call: unknown[]) => unknown)(requested, ...rest);
    };
    return { database: Object.create(database, { query: { value: query } }) as Database, reads: () => reads };
  }

  it('has it read once, and what is new once more', async () => {
    await fill(growing);
    const { database, reads } = countingReads(growing);
    const crowded = new Hono();
    mountLedger(crowded, { db: database, filePrefix: '', licences: {}, maxBytes });
    const download = async () => (await crowded.request('/track-record/ledger.json')).text();
    const copies = await Promise.all(Array.from({ length: 20 }, download));
    expect(new Set(copies).size).toBe(1);
    expect(lastHashOf(copies[0] as string).records).toBe(tipsWritten + 2);
    // Two hundred of 1,005 records at a time.
    expect(reads()).toBe(6);
    await inTransaction(growing, (client) => recordTips(client, [aTip({ matchId: 5_000 })], published));
    const longer = await Promise.all(Array.from({ length: 20 }, download));
    expect(new Set(longer).size).toBe(1);
    expect(lastHashOf(longer[0] as string).records).toBe(tipsWritten + 3);
    expect(reads()).toBe(7);
  });

  it('gets the same where only its beginning may be held in memory', async () => {
    const bounded = new Hono();
    mountLedger(bounded, { db, filePrefix: '', licences: {}, maxBytes: 1 });
    const whole = await (await app.request('/track-record/ledger.json')).text();
    const copies = await Promise.all([1, 2, 3].map(async () => (await bounded.request('/track-record/ledger.json')).text()));
    expect(copies.map((copy) => copy === whole)).toEqual([true, true, true]);
  });

  it('gets it as gzip where it understands that', async () => {
    const answer = await app.request('/track-record/ledger.json', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(text).toBe(await (await app.request('/track-record/ledger.json')).text());
  });

  it('never gets what was thrown away, however long it had been', async () => {
    let present = db;
    const app = new Hono();
    mountLedger(app, {
      db: Object.create(db, { query: { value: (...call: Parameters<Database['query']>) => present.query(...call) } }),
      licences: {},
      filePrefix: '',
      maxBytes,
    });
    await (await app.request('/track-record/ledger.json')).text();
    await inTransaction(short, (client) => recordTips(client, [aTip({ matchId: 77 })], published));
    present = short;
    expect(lastHashOf(await (await app.request('/track-record/ledger.json')).text()).records).toBe(1);
  });
});

/** Returns the cells of a CSV text, parsed by RFC 4180 alone. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
