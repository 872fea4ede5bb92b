import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type { DocumentAssets } from '#app/document/assets.ts';
import { documentSource, sheetsOf, siteSheet } from '#app/document/styles/style-list.ts';
import { escapeXml } from '#app/http/escape-xml.ts';
import type { Listener } from '#server/http/site-listener.ts';
import type { WebServer } from '#server/http/web-server.ts';
import type { SiteBuild } from './load-build.ts';
import { reloadOpenPages } from './reload-open-pages.ts';

/** The pages of a site under development: they are made from their sources at every request, and the browser follows changes. */
export interface DevServer {
  /** The pages by their sources as they were when the last request came in. */
  readonly build: SiteBuild;
  /** Returns a listener that serves the sources, and leaves the rest to the site. */
  before(listener: Listener): Listener;
  policyOf(page: Buffer): string;
  close(): Promise<void>;
}

/**
 * The policy of pages under development: hot reload puts scripts into the page, talks over a socket of its own, and has a worker wait for a
 * site that is started again.
 */
const openPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

/** The sources themselves: styles are imported where they stand. */
const sources: Omit<DocumentAssets, 'styles' | 'allStyles'> = {
  build: 'development',
  entry: '/app/document/builds/entry-while-developing.ts',
  partsOfEntry: [],
  file: (source) => `/${source}`,
};

/**
 * Milliseconds for which a changed source has to stay as it is before it is read. Many editors empty a file and then write it; otherwise the watcher
 * tells of the emptying and leaves out what follows within 50 ms, so that the page keeps an empty module.
 */
const savedWhole = { stabilityThreshold: 50, pollInterval: 10 };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns what imports the style sheets that a page's components import, as the server's modules stand now. */
function stylesOf(vite: ViteDevServer, page: string | undefined): string {
  const importsOf = (id: string) =>
    [...(vite.environments.ssr.moduleGraph.getModuleById(id)?.importedModules ?? [])].flatMap((module) => module.id ?? []);
  const sheets = [documentSource, ...(page === undefined ? [] : [page])].flatMap((source) => sheetsOf(root + source, importsOf));
  return [siteSheet, ...new Set(sheets)].map((sheet) => `@import "/${sheet}";`).join('\n');
}

/**
 * Opens what serves the sources: the pages of the site, and `/components`, which no build has. The browser hears of changes at the site's own port, so that
 * several sites can be worked on at once.
 */
export async function openDevServer({ server }: WebServer): Promise<DevServer> {
  const vite = await createServer({
    appType: 'custom',
    plugins: [reloadOpenPages],
    server: { middlewareMode: true, ws: { server }, watch: { awaitWriteFinish: savedWhole } },
  });
  let loading: Promise<unknown> = Promise.resolve();
  // One after the other: modules that import each other in a circle may wait for each other for ever when two requests load them at once.
  const load = () => {
    const loaded = loading.then(() => vite.ssrLoadModule('/app/showcase/server.ts') as Promise<SiteBuild['server']>);
    loading = loaded.catch(() => undefined);
    return loaded;
  };
  let latest = await load();
  return {
    build: {
      server: {
        findPage: (path) => latest.findPage(path),
        renderPage: (...page) => latest.renderPage(...page),
        createWordsOf: (...locale) => latest.createWordsOf(...locale),
        get serviceWorker() {
          return latest.serviceWorker;
        },
      },
      assets: { ...sources, styles: (page) => stylesOf(vite, page), allStyles: () => undefined },
    },
    before: (listener) => (request, response) =>
      vite.middlewares(request, response, async () => {
        try {
          latest = await load();
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(brokenSource(error as Error));
          return;
        }
        listener(request, response);
      }),
    policyOf: () => openPolicy,
    close: () => vite.close(),
  };
}

/** Returns a page that says what is wrong with a source, and is loaded anew when that changes. */
function brokenSource({ stack, message }: Error): string {
  return `<!doctype html><title>A source is broken</title><script type="module" src="/@vite/client"></script><pre>${escapeXml(stack ?? message)}</pre>`;
}
