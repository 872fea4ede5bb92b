import type { Hono } from 'hono';
import { gzipBody } from '#app/http/gzip-body.ts';
import type { Database } from '#data/database/database.ts';
import { type Licences, withheldFrom } from '#data/licences/licence.ts';
import { LedgerFile } from './ledger-file.ts';
import { ledgerFormats } from './ledger-formats.ts';

export interface LedgerParts {
  readonly db: Database;
  /** The beginning of the names of the files. */
  readonly filePrefix: string;
  /** The most bytes of each form that may be held in memory, compressed. */
  readonly maxBytes: number;
  /** The channels that the licences of sources allow: a record that rests on what may not be downloaded is given without its contents. */
  readonly licences: Licences;
}

/** The ledger only ever grows, so that an old copy is right as far as it goes; its tag shows whether there is more. */
const caching = 'public, max-age=60';

/** Mounts /track-record/ledger.json and /track-record/ledger.csv: the whole ledger to download. */
export function mountLedger(app: Hono, { db, filePrefix, maxBytes, licences }: LedgerParts): void {
  const mayWithhold = withheldFrom(licences, 'downloads').length > 0;
  for (const format of ledgerFormats(mayWithhold)) {
    const file = new LedgerFile(db, format, { maxBytes, mayWithhold });
    app.get(`/track-record/ledger.${format.extension}`, async (c) => {
      const { end, pieces } = await file.latest();
      const etag = `W/"${format.extension}-${end.hash}"`;
      const headers = { ETag: etag, 'Cache-Control': caching };
      if (c.req.header('if-none-match')?.includes(etag) === true) return c.body(null, 304, headers);
      const name = `${filePrefix}ledger-${end.sequence}`;
      return gzipBody(c, pieces(), {
        ...headers,
        'Content-Type': format.contentType,
        'Content-Disposition': `attachment; filename="${name}.${format.extension}"`,
      });
    });
  }
}
