import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Database } from '#data/database/database.ts';
import { getLedgerEnd } from '#data/queries/ledger/get-ledger-end.ts';
import { ledgerCsv } from './ledger-csv.ts';
import { ledgerJson } from './ledger-json.ts';
import { streamText } from './stream-text.ts';

/** The ledger only ever grows, so that an old copy is right as far as it goes; its tag tells whether there is more. */
const caching = 'public, max-age=60';

const formats = {
  json: { contentType: 'application/json; charset=utf-8', write: ledgerJson },
  csv: { contentType: 'text/csv; charset=utf-8; header=present', write: ledgerCsv },
} as const;

/** /track-record/ledger.json and /track-record/ledger.csv: the whole ledger to take away, sent as it is read. */
export function mountLedger(app: Hono, { db, dataset }: { db: Database; dataset: 'demonstration' | 'real' }): void {
  for (const [format, { contentType, write }] of Object.entries(formats)) {
    const path = `/track-record/ledger.${format}`;
    app.use(path, compress());
    app.get(path, async (c) => {
      const end = await getLedgerEnd(db);
      const etag = `W/"${format}-${end.hash}"`;
      const headers = { ETag: etag, 'Cache-Control': caching };
      if (c.req.header('if-none-match')?.includes(etag) === true) return c.body(null, 304, headers);
      const name = dataset === 'demonstration' ? `demonstration-ledger-${end.sequence}` : `ledger-${end.sequence}`;
      return c.body(streamText(write(db, end.sequence)), 200, {
        ...headers,
        'Content-Type': contentType,
        'Content-Disposition': `attachment; filename="${name}.${format}"`,
      });
    });
  }
}
