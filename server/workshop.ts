import type { ServerBuild } from 'react-router';
import type { Plugin, ViteDevServer } from 'vite';
import type { Listener } from './http/site-listener.ts';
import { createPageRenderer, type PageRenderer, type PageRendererParts } from './page-cache/page-renderer.ts';

/** Where the pages are worked on: they are made from their sources at every request, and the browser follows changes. */
export interface Workshop {
  loadBuild(): Promise<ServerBuild>;
  renderWith(parts: PageRendererParts): PageRenderer;
  /** Serves the sources, and leaves the rest to the site. */
  before(listener: Listener): Listener;
  policyOf(page: Buffer): string;
}

/** Hot reload puts scripts into the page and talks over a socket of its own. */
const openPolicy = "default-src 'self' 'unsafe-inline' data: ws:";

/**
 * Most of a page is made by the server and not known to the browser's modules, so that replacing those would change nothing that is seen:
 * whatever the server makes pages of loads the open ones anew.
 */
export const reloadOpenPages: Plugin = {
  name: 'reload-open-pages',
  hotUpdate({ modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0) server.environments.client.hot.send({ type: 'full-reload' });
  },
};

export function createWorkshop(vite: ViteDevServer): Workshop {
  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return {
    loadBuild,
    renderWith: (parts) => ({
      render: async (address) => createPageRenderer(await loadBuild(), parts).render(address),
      act: async (request, edition, visitor) => createPageRenderer(await loadBuild(), parts).act(request, edition, visitor),
    }),
    before: (listener) => (request, response) => vite.middlewares(request, response, () => listener(request, response)),
    policyOf: () => openPolicy,
  };
}
