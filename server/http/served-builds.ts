import type { Hono } from 'hono';

/** Mounts the addresses by which a page that stays open detects a newer build than its own, `id`. */
export function mountBuilds(app: Hono, id: string): void {
  app.get('/builds/latest.json', (c) => c.json({ id }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/builds/meta/:file', (c) => {
    if (c.req.param('file') === `${id}.json`) return c.json({ id }, 200, { 'Cache-Control': 'public, max-age=31536000, immutable' });
    // Another build may be unknown here and served by a process that is not replaced yet.
    return c.json({ error: { code: 'unknown_build', message: 'this build is not served here', parameter: 'buildId' } }, 404, {
      'Cache-Control': 'no-store',
    });
  });
}
