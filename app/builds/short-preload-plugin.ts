import type { Plugin } from 'vite';

/** The helper around `import()`. Vite's own is five times as long, since it waits for style sheets, which no script of this site brings. */
const helper = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load().catch((error) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  });
};`;

/**
 * Returns the plugin that gives scripts a short helper for what they import later: it fetches the parts of that script at the same time, and
 * reports a failure as the event `vite:preloadError`.
 */
export function shortPreload(): Plugin {
  return {
    name: 'tipledger:short-preload',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: helper, moduleType: 'js', moduleSideEffects: false }),
    },
  };
}
