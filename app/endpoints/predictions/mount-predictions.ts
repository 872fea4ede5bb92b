import type { Context, Hono } from 'hono';
import { readPlace } from '#app/pages/predictions/predictions.address.ts';
import type { Database } from '#data/database/database.ts';
import { listLeaves } from '#data/ledger/list-leaves.ts';
import { leafText } from '#data/ledger/prediction-tree.ts';
import { getWrittenRecord } from '#data/queries/ledger/get-tip-record.ts';
import { getPrediction } from '#data/queries/prediction/get-prediction.ts';

/** Caching of the answers: a record never changes, but the outcome beside it may. */
const caching = 'public, max-age=60';
const notThere = { error: 'there is no such prediction' } as const;
/** Language of the names beside a leaf: the leaf itself has those of its time. */
const language = 'en';

/**
 * Mounts /track-record/predictions/812-14.json, one prediction with the path from its leaf to the root that the ledger records, and
 * /track-record/predictions/812.json, all leaves of a record.
 */
export function mountPredictions(app: Hono, { db }: { readonly db: Database }): void {
  app.get('/track-record/predictions/:file{[0-9]+-[0-9]+\\.json}', async (c) => {
    const place = readPlace(nameOf(c));
    const found = place && (await getPrediction(db, place, language));
    if (found === undefined) return c.json(notThere, 404, { 'Cache-Control': 'no-store' });
    const { prediction, proof, record } = found;
    return c.json({ ...proof, outcome: prediction.outcome, record: record.line }, 200, { 'Cache-Control': caching });
  });
  app.get('/track-record/predictions/:file{[0-9]{1,9}\\.json}', async (c) => {
    const sequence = Number(nameOf(c));
    const leaves = await listLeaves(db, sequence);
    if (leaves.length === 0) return c.json(notThere, 404, { 'Cache-Control': 'no-store' });
    const { line } = await getWrittenRecord(db, sequence);
    const count = (JSON.parse(line) as { readonly body: { readonly leaves: number } }).body.leaves;
    // Leaves that the licence of a source keeps back are counted: without them the root cannot be made anew.
    const withheld = count > leaves.length ? { withheld: { leaves: count - leaves.length, because: 'licence' } } : {};
    return c.json({ leaves: leaves.map(leafText), record: line, ...withheld }, 200, { 'Cache-Control': caching });
  });
}

function nameOf(c: Context): string {
  return (c.req.param('file') ?? '').replace('.json', '');
}
