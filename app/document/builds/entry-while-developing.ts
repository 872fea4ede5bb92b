/** The script of a page that is being worked on: Vite's client, what React's hot reload wants in place before the first component, then the usual script. */
const viteClient = '/@vite/client';
const refreshRuntime = '/@react-refresh';

await import(/* @vite-ignore */ viteClient);
const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ refreshRuntime)) as { injectIntoGlobalHook(page: Window): void };
injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
await import('../entry.ts');
