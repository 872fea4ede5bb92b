// The script of a page that is being worked on: what hears of changes, then what exchanges React's components, which has to be there before React
// and the first component are, then the usual script.
import '/@vite/client';
import '@vitejs/plugin-react/preamble';
import '#app/entry/entry.ts';
