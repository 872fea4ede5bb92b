/* What React's hot reload wants in place before the first component is loaded; only pages that are being worked on load it. */
const page = window as unknown as Record<string, unknown>;
page.$RefreshReg$ = () => {};
page.$RefreshSig$ = () => (type: unknown) => type;
page.__vite_plugin_react_preamble_installed__ = true;

const refreshRuntime = '/@react-refresh';
const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ refreshRuntime)) as { injectIntoGlobalHook(page: Window): void };
injectIntoGlobalHook(window);
