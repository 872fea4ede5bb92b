import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router';
import { clockRunningFrom, systemClock } from '#domain/time/clock.ts';
import { type Locale, localePath, locales, splitLocalePath } from '#app/i18n/locales.ts';
import { openDataset } from './open-dataset.ts';
import type { Settings } from './settings.ts';

/** Starts the whole site and gives its address when it answers. */
export async function startSite(settings: Settings, announce: (text: string) => void): Promise<void> {
  const clock = settings.CLOCK === undefined ? systemClock : clockRunningFrom(settings.CLOCK);
  const dataset = await openDataset(settings, clock.now(), announce);
  const build: ServerBuild = await import('../build/server/index.js' as string);
  const entry = build.entry.module as unknown as typeof import('../app/entry.server.tsx');
  const handlers = new Map(
    locales.map((locale) => [locale.code, createRequestHandler({ ...build, basename: locale.prefix || '/' }, 'production')]),
  );
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const absolute = (locale: Locale, path: string) => publicUrl + localePath(locale, path);
  const app = new Hono();
  app.use('/assets/*', serveStatic({ root: './build/client' }));
  app.all('*', async (c) => {
    const { locale } = splitLocalePath(new URL(c.req.url).pathname);
    const context = new RouterContextProvider();
    context.set(entry.siteContext, {
      db: dataset.db, clock, words: entry.createWordsOf(locale), name: settings.SITE_NAME, dataset: dataset.name, absolute,
      page: { dependOn: () => {}, freshUntil: () => {} },
    });
    const handler = handlers.get(locale.code) as ReturnType<typeof createRequestHandler>;
    return handler(c.req.raw, context);
  });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(settings.PORT, settings.HOST, listening);
  });
  announce(`Tipledger is ready: http://localhost:${settings.PORT}`);
}
