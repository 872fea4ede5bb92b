import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import type { DocumentAssets } from '#app/document/assets.ts';
import { documentSource, sheetsOf, siteSheet } from '#app/document/styles/style-list.ts';
import type { Listener } from '#server/http/site-listener.ts';
import { createPageRenderer, type PageRenderer, type PageRendererParts } from '#server/page-cache/page-renderer.ts';
import type { SiteBuild } from './load-build.ts';

/** Where the pages are worked on: they are made from their sources at every request, and the browser follows changes. */
export interface DevServer {
  loadBuild(): Promise<SiteBuild>;
  renderWith(parts: PageRendererParts): PageRenderer;
  /** Serves the sources, and leaves the rest to the site. */
  before(listener: Listener): Listener;
  policyOf(page: Buffer): string;
}

/** Hot reload puts scripts into the page and talks over a socket of its own. */
const openPolicy = "default-src 'self' 'unsafe-inline' data: ws:";

/** A page is made by the server and not known to the browser's modules: whatever the server makes pages of loads the open ones anew. */
export const reloadOpenPages: Plugin = {
  name: 'reload-open-pages',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name === 'ssr' && (modules.length > 0 || file.endsWith('.module.css')))
      server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/** The sources themselves: Vite's own client comes first, styles are imported where they stand. */
const sources: Omit<DocumentAssets, 'styles'> = {
  build: 'development',
  entry: '/app/document/builds/entry-while-developing.ts',
  partsOfEntry: [],
  file: (source) => `/${source}`,
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns what imports the style sheets that a page's components import, as the server's modules stand now. */
function stylesOf(vite: ViteDevServer, page: string | undefined): string {
  const importsOf = (id: string) =>
    [...(vite.environments.ssr.moduleGraph.getModuleById(id)?.importedModules ?? [])].flatMap((module) => module.id ?? []);
  const sheets = [documentSource, ...(page === undefined ? [] : [page])].flatMap((source) => sheetsOf(root + source, importsOf));
  return [siteSheet, ...new Set(sheets)].map((sheet) => `@import "/${sheet}";`).join('\n');
}

export function createDevServer(vite: ViteDevServer): DevServer {
  const loadBuild = async () => ({
    server: (await vite.ssrLoadModule('/app/document/server.ts')) as SiteBuild['server'],
    assets: { ...sources, styles: (page: string | undefined) => stylesOf(vite, page) },
  });
  return {
    loadBuild,
    renderWith: (parts) => ({
      render: async (address) => createPageRenderer(await loadBuild(), parts).render(address),
      act: async (request, address, visitor) => createPageRenderer(await loadBuild(), parts).act(request, address, visitor),
    }),
    before: (listener) => (request, response) => vite.middlewares(request, response, () => listener(request, response)),
    policyOf: () => openPolicy,
  };
}
