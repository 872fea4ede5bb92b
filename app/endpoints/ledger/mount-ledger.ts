import type { Hono } from 'hono';
import { gzipBody } from '#app/http/gzip-body.ts';
import type { Database } from '#data/database/database.ts';
import { type Licences, withheldFrom } from '#data/licences/licence.ts';
import { LedgerFile } from './ledger-file.ts';
import { ledgerFormats } from './ledger-formats.ts';

export interface LedgerParts {
  readonly db: Database;
  /** Prefix of the names of the files. */
  readonly filePrefix: string;
  /** Max bytes of each format held in memory, compressed. */
  readonly maxBytes: number;
  /** The channels that the sources' licences allow. A record based on data that may not be downloaded is served without its contents. */
  readonly licences: Licences;
}

/** Caching of both files. The ledger only grows, so an old copy is correct as far as it goes; its ETag shows whether there is more. */
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
