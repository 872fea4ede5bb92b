import { brotliCompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { acceptedEncoding } from '#app/http/accepted-encoding.ts';

/** The served build of the pages. */
export interface ServedBuild {
  readonly id: string;
  /** The addresses of its files for the browser. */
  readonly files: readonly string[];
}

/** Mounts the addresses at which an open page learns whether there is a newer build, and which files a build has. */
export function mountBuilds(app: Hono, { id, files }: ServedBuild): void {
  const manifest = { id, files: files.filter((address) => address.startsWith('/assets/')).sort() };
  const text = JSON.stringify(manifest);
  const compressed = new Uint8Array(brotliCompressSync(text));
  app.get('/builds/latest.json', (c) => c.json({ id }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/builds/meta/:file', (c) => {
    if (c.req.param('file') === `${id}.json`) {
      const isCompressed = acceptedEncoding(c.req.header('accept-encoding')) === 'br';
      return c.body(isCompressed ? compressed : text, 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
      });
    }
    // A build that was may be unknown here and known to a process that is not replaced yet.
    return c.json({ error: { code: 'unknown_build', message: 'this build is not served here', parameter: 'buildId' } }, 404, {
      'Cache-Control': 'no-store',
    });
  });
}
