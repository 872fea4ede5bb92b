import type { EnvironmentModuleNode, Plugin } from 'vite';

/** The message of a page that has just connected. */
interface PageMade {
  /** The number of changes before the page was made. */
  readonly changes: number;
}

export interface PageReloader {
  /** The number of changes so far for which open pages were reloaded. */
  readonly changes: number;
  readonly plugin: Plugin;
}

/**
 * Returns a plugin that reloads the open pages when a source of the server changes, style sheets included, and counts these changes. A module
 * that reaches pages through islands only is replaced there by the browser, and the rest of the page is left alone. A page that was being loaded
 * during a change is reloaded once it connects.
 */
export function createPageReloader(): PageReloader {
  let changes = 0;
  const plugin: Plugin = {
    name: 'reload-open-pages',
    configureServer({ environments }) {
      environments.client.hot.on('page-made', (page: PageMade, client) => {
        if (page.changes < changes) client.send({ type: 'full-reload' });
      });
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const { hot, moduleGraph } = server.environments.client;
      const isExchanged = moduleGraph.getModulesByFile(file) !== undefined && modules.every((module) => isOnlyInIslands(module));
      if (!file.endsWith('.css') && (modules.length === 0 || isExchanged)) return;
      changes += 1;
      hot.send({ type: 'full-reload' });
    },
  };
  return {
    plugin,
    get changes() {
      return changes;
    },
  };
}

/** Returns true for a module that reaches pages through islands only. */
function isOnlyInIslands(module: EnvironmentModuleNode, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (seen.has(module) || module.file?.endsWith('.island.tsx') === true) return true;
  seen.add(module);
  return module.importers.size > 0 && [...module.importers].every((importer) => isOnlyInIslands(importer, seen));
}
