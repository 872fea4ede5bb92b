// The entry of the browser in the development server, in this order: Vite's client, which hears of changes; the preamble that lets React components
// be replaced, needed before React is loaded; the usual entry; what asks for changes that were made meanwhile, at an address of each page's own.
import '/@vite/client';
import '@vitejs/plugin-react/preamble';
import '#app/entry/entry.ts';

void import(/* @vite-ignore */ `/app/builds/missed-changes.ts${new URL(import.meta.url).search}`);
