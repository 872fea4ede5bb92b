import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type { DocumentAssets } from '#app/document/assets.ts';
import { escapeXml } from '#app/http/escape-xml.ts';
import { documentSource, sheetsOf, siteSheet } from '#app/styles/sheets/style-list.ts';
import type { Listener } from '#server/http/site-listener.ts';
import type { WebServer } from '#server/http/web-server.ts';
import type { SiteBuild } from './load-build.ts';
import { createPageReloader } from './reload-open-pages.ts';

/** The pages of a site under development: they are made from their sources at every request, and the browser follows changes. */
export interface DevServer {
  /** The pages from the state of their sources at the last request. */
  readonly build: SiteBuild;
  /** Returns a listener that serves the sources, and leaves the rest to the site. */
  before(listener: Listener): Listener;
  policyOf(page: Buffer): string;
  close(): Promise<void>;
}

/**
 * The policy of pages under development: hot reload adds scripts to the page, opens a socket, and has a worker wait for a site that is
 * started again.
 */
const openPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

/** The assets of pages under development: the source files themselves. */
const sources: Omit<DocumentAssets, 'entry' | 'styles' | 'allStyles'> = {
  build: 'development',
  partsOfEntry: [],
  file: (source) => `/${source}`,
};

/**
 * Milliseconds for which a changed source must stay unchanged before it is read. Many editors empty a file and then write it; without this
 * the watcher reports the emptying and leaves out changes of the next 50 ms, so that the page would show an empty module.
 */
const savedWhole = { stabilityThreshold: 50, pollInterval: 10 };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a style sheet that imports the sheets of a page's components, from the server's modules at the moment. */
function stylesOf(vite: ViteDevServer, page: string | undefined): string {
  const importsOf = (id: string) =>
    [...(vite.environments.ssr.moduleGraph.getModuleById(id)?.importedModules ?? [])].flatMap((module) => module.id ?? []);
  const sheets = [documentSource, ...(page === undefined ? [] : [page])].flatMap((source) => sheetsOf(root + source, importsOf));
  return [siteSheet, ...new Set(sheets)].map((sheet) => `@import "/${sheet}";`).join('\n');
}

/**
 * Opens the server of the sources: the pages of the site, and `/components`, which no build has. The browser is notified of changes at the site's own
 * port, so that several sites can be worked on at once.
 */
export async function openDevServer({ server }: WebServer): Promise<DevServer> {
  const reloader = createPageReloader();
  const vite = await createServer({
    appType: 'custom',
    plugins: [reloader.plugin],
    server: { middlewareMode: true, ws: { server }, watch: { awaitWriteFinish: savedWhole } },
  });
  let loading: Promise<unknown> = Promise.resolve();
  // One after the other: modules that import each other in a circle may wait for each other for ever when two requests load them at once.
  const load = () => {
    const loaded = loading.then(async () => {
      const { changes } = reloader;
      return { changes, server: (await vite.ssrLoadModule('/app/showcase/server.ts')) as SiteBuild['server'] };
    });
    loading = loaded.catch(() => undefined);
    return loaded;
  };
  let latest = await load();
  return {
    build: {
      server: {
        findPage: (path) => latest.server.findPage(path),
        renderPage: (...page) => latest.server.renderPage(...page),
        createWordsOf: (...locale) => latest.server.createWordsOf(...locale),
        get serviceWorker() {
          return latest.server.serviceWorker;
        },
      },
      assets: {
        ...sources,
        get entry() {
          return `/app/builds/entry-while-developing.ts?changes=${latest.changes}`;
        },
        styles: (page) => stylesOf(vite, page),
        allStyles: () => undefined,
      },
    },
    before: (listener) => (request, response) =>
      vite.middlewares(request, response, async () => {
        const { changes } = reloader;
        try {
          latest = await load();
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(brokenSource(error as Error, changes));
          return;
        }
        listener(request, response);
      }),
    policyOf: () => openPolicy,
    close: () => vite.close(),
  };
}

/** Returns a page that shows the error of a source after so many changes, and is reloaded at the next. */
function brokenSource({ stack, message }: Error, changes: number): string {
  return `<!doctype html><title>A source is broken</title><script type="module" src="/app/builds/missed-changes.ts?changes=${changes}"></script><pre>${escapeXml(stack ?? message)}</pre>`;
}
