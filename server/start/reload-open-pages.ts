import type { EnvironmentModuleNode, Plugin } from 'vite';

/**
 * Reloads the open pages when a source of the server changes, style sheets included. A module that reaches pages through islands only is
 * replaced there by the browser, and the rest of the page is left alone.
 */
export const reloadOpenPages: Plugin = {
  name: 'reload-open-pages',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr') return;
    const { hot, moduleGraph } = server.environments.client;
    const isExchanged = moduleGraph.getModulesByFile(file) !== undefined && modules.every((module) => isOnlyInIslands(module));
    if (file.endsWith('.css') || (modules.length > 0 && !isExchanged)) hot.send({ type: 'full-reload' });
  },
};

/** Returns true for a module that reaches pages through islands only. */
function isOnlyInIslands(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (seen.has(module) || module.file?.endsWith('.island.tsx') === true) return true;
  seen.add(module);
  return module.importers.size > 0 && [...module.importers].every((importer) => isOnlyInIslands(importer, seen));
}
