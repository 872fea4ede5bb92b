// The entry of the browser in the development server, in this order: Vite's client, which hears of changes; the preamble that lets React components
// be replaced, needed before React is loaded; the usual entry.
import '/@vite/client';
import '@vitejs/plugin-react/preamble';
import '#app/entry/entry.ts';
