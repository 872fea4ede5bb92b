import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountCheckpoint } from '#app/endpoints/ledger/mount-checkpoint.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import { LedgerTree } from '#data/queries/ledger/signed-head/ledger-tree.ts';
import { ledgerOrigin, signLedger } from '#jobs/witnesses/sign-ledger.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { isConsistent } from '#tests/factories/is-consistent.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const { db: unsigned } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tipledger-checkpoint-'));
afterAll(() => rm(folder, { recursive: true }));
const app = new Hono();
mountCheckpoint(app, { db });
const published = new Date('2024-06-30T12:00:00Z');
/** More records than are below two nodes in memory. */
const records = 700;
const parts = { tree: new LedgerTree(db), origin: ledgerOrigin('https://tips.example:8443', false), keyFile: join(folder, 'ledger.pem') };

beforeAll(async () => {
  const write = (from: number, to: number) =>
    inTransaction(db, (client) =>
      recordTips(
        client,
        Array.from({ length: to - from }, (_, at) => aTip({ matchId: from + at + 1 })),
        published,
      ),
    );
  await write(0, 3);
  await signLedger(db, parts, published);
  await write(3, records);
  await signLedger(db, parts, published);
});

const sha = (...pieces: readonly (Uint8Array | string)[]) => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
};

/** Returns the root of the tree of RFC 6962 over record hashes, by docs/ledger.md alone. */
function rootOver(hashes: readonly string[]): Buffer {
  if (hashes.length === 1) return sha('\0', hashes[0] as string);
  let split = 1;
  while (split * 2 < hashes.length) split *= 2;
  return sha('\x01', rootOver(hashes.slice(0, split)), rootOver(hashes.slice(split)));
}

async function recordHashes(): Promise<string[]> {
  const { rows } = await db.query<{ hash: string }>('select hash from ledger_records order by sequence');
  return rows.map(({ hash }) => hash);
}

describe('the signed head', () => {
  it('is a note over the root of all records, which the published key verifies', async () => {
    const answer = await app.request('/track-record/checkpoint');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const [origin, size, root, empty, signature = ''] = (await answer.text()).split('\n');
    expect([origin, size, empty]).toEqual(['tips.example:8443', `${records}`, '']);
    expect(root).toBe(rootOver(await recordHashes()).toString('base64'));
    const key = await (await app.request('/track-record/verifier-key')).text();
    expect(key).toMatch(/^tips\.example:8443\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*\n$/);
    expect(
      Buffer.from(signature.split(' ')[2] ?? '', 'base64')
        .subarray(0, 4)
        .toString('hex'),
    ).toBe(key.split('+')[1]);
  });

  it('is there for a former number of records too', async () => {
    const text = await (await app.request('/track-record/checkpoint?size=3')).text();
    expect(text.split('\n').slice(1, 3)).toEqual(['3', rootOver((await recordHashes()).slice(0, 3)).toString('base64')]);
    for (const size of ['4', '0', '-1', 'x', '99999999999']) {
      expect((await app.request(`/track-record/checkpoint?size=${size}`)).status, size).toBe(404);
    }
  });

  it('is not there where nothing was signed', async () => {
    const own = new Hono();
    mountCheckpoint(own, { db: unsigned });
    expect((await own.request('/track-record/checkpoint')).status).toBe(404);
    expect((await own.request('/track-record/verifier-key')).status).toBe(404);
    expect((await own.request('/track-record/consistency.json?from=1&to=1')).status).toBe(400);
  });
});

describe('a proof', () => {
  it.each([
    [3, 700],
    [1, 2],
    [255, 256],
    [256, 700],
    [257, 512],
    [300, 513],
    [699, 700],
    [700, 700],
  ])('leads from %i records to %i', async (from, to) => {
    const answer = (await (await app.request(`/track-record/consistency.json?from=${from}&to=${to}`)).json()) as {
      fromRoot: string;
      toRoot: string;
      proof: string[];
    };
    const hashes = await recordHashes();
    expect([answer.fromRoot, answer.toRoot]).toEqual([from, to].map((size) => rootOver(hashes.slice(0, size)).toString('base64')));
    const bytes = (hash: string) => Buffer.from(hash, 'base64');
    expect(
      isConsistent({ size: from, root: bytes(answer.fromRoot) }, { size: to, root: bytes(answer.toRoot) }, answer.proof.map(bytes)),
    ).toBe(true);
  });

  it.each([1, 256, 257, 600, 700])('leads from record %i to the root', async (record) => {
    const answer = (await (await app.request(`/track-record/inclusion.json?record=${record}&size=700`)).json()) as {
      root: string;
      proof: string[];
    };
    // RFC 9162, section 2.1.3.2.
    let [fn, sn] = [record - 1, 699];
    let hash: Buffer = sha('\0', (await recordHashes())[record - 1] as string);
    for (const step of answer.proof.map((one) => Buffer.from(one, 'base64'))) {
      if (fn % 2 === 1 || fn === sn) {
        hash = sha('\x01', step, hash);
        while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1];
      } else hash = sha('\x01', hash, step);
      [fn, sn] = [fn >> 1, sn >> 1];
    }
    expect([sn, hash.toString('base64')]).toEqual([0, answer.root]);
  });

  it.each(['from=0&to=3', 'from=5&to=3', 'from=1&to=701', 'from=1', 'from=1.5&to=3', 'to=3'])('is refused for %s', async (query) => {
    const answer = await app.request(`/track-record/consistency.json?${query}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'the numbers are of records, from 1 to 700, and the first is not the greater one' },
    ]);
  });
});
