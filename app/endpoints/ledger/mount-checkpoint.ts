import type { Context, Hono } from 'hono';
import type { Database } from '#data/database/database.ts';
import { getCheckpoint } from '#data/queries/ledger/signed-head/get-checkpoint.ts';
import { LedgerTree } from '#data/queries/ledger/signed-head/ledger-tree.ts';

/** Caching of the newest head, which is signed anew within a minute after the ledger has grown, and gets signatures of witnesses after that. */
const caching = 'public, max-age=10';
/** Caching of a proof: a later ledger has the same one. */
const proofCaching = 'public, max-age=86400';
const noStore = { 'Cache-Control': 'no-store' } as const;

/**
 * Mounts /track-record/checkpoint, the signed head of the ledger with the signatures of its witnesses, /track-record/verifier-key, the key that
 * signed it, and the proofs that the ledger of one head continues that of an earlier one and holds a record: /track-record/consistency.json and
 * /track-record/inclusion.json.
 */
export function mountCheckpoint(app: Hono, { db }: { readonly db: Database }): void {
  const tree = new LedgerTree(db);
  app.get('/track-record/checkpoint', async (c) => {
    const written = c.req.query('size');
    const size = written === undefined ? undefined : readSize(written);
    const head = size === 'none' ? undefined : await getCheckpoint(db, { size });
    if (head === undefined) return c.text('There is no such signed head\n', 404, noStore);
    return c.text(head.note + head.cosignatures.join(''), 200, { 'Cache-Control': caching });
  });
  app.get('/track-record/verifier-key', async (c) => {
    const head = await getCheckpoint(db);
    if (head === undefined) return c.text('The ledger is not signed\n', 404, noStore);
    return c.text(`${head.verifierKey}\n`, 200, { 'Cache-Control': caching });
  });
  app.get('/track-record/consistency.json', async (c) => {
    const [from, to] = await sizesOf(c, 'from', 'to');
    if (from === 'none' || to === 'none' || from > to) return c.json(wrongSizes(await tree.size()), 400, noStore);
    const [fromRoot, toRoot, proof] = [await tree.rootOf(from), await tree.rootOf(to), await tree.consistencyProof(from, to)];
    return c.json({ from, to, fromRoot, toRoot, proof }, 200, { 'Cache-Control': proofCaching });
  });
  app.get('/track-record/inclusion.json', async (c) => {
    const [record, size] = await sizesOf(c, 'record', 'size');
    if (record === 'none' || size === 'none' || record > size) return c.json(wrongSizes(await tree.size()), 400, noStore);
    const [root, proof] = [await tree.rootOf(size), await tree.inclusionProof(record - 1, size)];
    return c.json({ record, size, root, proof }, 200, { 'Cache-Control': proofCaching });
  });

  /** Returns two parameters of an address that are numbers of records from 1 to the ledger's. */
  async function sizesOf(c: Context, first: string, second: string) {
    const size = await tree.size();
    return [first, second].map((name) => {
      const read = readSize(c.req.query(name) ?? '');
      return read === 'none' || read > size ? 'none' : read;
    }) as ['none' | number, 'none' | number];
  }
}

function wrongSizes(size: number) {
  return { error: `the numbers are of records, from 1 to ${size}, and the first is not the greater one` };
}

function readSize(written: string): number | 'none' {
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 'none';
}
