import type { Plugin } from 'vite';

/** The helper around `import()`. Vite's own waits for style sheets and fetches parts ahead, neither of which a script of this site brings. */
const helper = `
export const __vitePreload = (load) =>
  load().catch((error) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  });`;

/** Returns the plugin that gives scripts a short helper for what they import later: it reports a failure as the event `vite:preloadError`. */
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
