import { hash } from 'node:crypto';
import type { Hono } from 'hono';
import { serviceWorkerPath } from '#app/stores/push-paths.ts';

/** Mounts the script that receives alerts; browsers check at every visit whether it has changed. */
export function mountServiceWorker(app: Hono, script: () => string): void {
  app.get(serviceWorkerPath, (c) => {
    const text = script();
    const tag = `"${hash('sha256', text).slice(0, 16)}"`;
    const headers = { 'Cache-Control': 'no-cache', ETag: tag };
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' });
  });
}
