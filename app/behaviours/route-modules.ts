import { type DataRouteObject, matchRoutes } from 'react-router';
import { reportMissingPart, throwUnlessReplaced } from './missing-parts.ts';

declare global {
  interface Window {
    /** React Router's own: the pages' modules that are there, by route. It takes a promise of one as well. */
    __reactRouterRouteModules?: Record<string, unknown>;
    __reactRouterDataRouter?: { readonly routes: DataRouteObject[]; readonly basename?: string };
  }
}

/**
 * Begins to load the code of a page before the router does. When the router's own loading fails it loads the present page anew, as often as
 * that happens, and forgets where the visitor wanted to go; a module that is already being loaded it takes, with its failure.
 */
export function loadRouteModules(href: string): void {
  const { __reactRouterRouteModules: modules, __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window;
  if (modules === undefined || router === undefined) return;
  const matches = matchRoutes(router.routes, new URL(href, location.href).pathname, router.basename) ?? [];
  for (const { id } of matches.map(({ route }) => route)) {
    const file = manifest?.routes?.[id]?.module;
    if (file === undefined || modules[id] !== undefined) continue;
    const loading = loadModule(modules, id, file);
    // The router hears of a failure when it comes to this, which may be later; it has to find it then, or it would try by itself.
    loading.catch(() => {});
    modules[id] = loading;
  }
}

async function loadModule(modules: Record<string, unknown>, id: string, file: string): Promise<unknown> {
  try {
    const loaded = await import(/* @vite-ignore */ file);
    modules[id] = loaded;
    return loaded;
  } catch (error) {
    reportMissingPart(error);
    return throwUnlessReplaced(error);
  }
}
