import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { compiledMessages } from './app/i18n/compiled-messages-plugin.ts';

/**
 * The lower floors exist once at run time: the server bundle imports them as they are, and so does everything else. While
 * developing there is no bundle beside package.json to resolve their names from, so that they are given as addresses.
 */
function lowerFloorsOutside(): Plugin {
  let developing = false;
  return {
    name: 'tipledger:lower-floors-outside',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved({ command }) {
      developing = command === 'serve';
    },
    resolveId(id) {
      if (!/^#(data|domain)\//.test(id)) return undefined;
      return { id: developing ? new URL(id.slice(1), import.meta.url).href : id, external: true };
    },
  };
}

export default defineConfig({
  plugins: [lowerFloorsOutside(), compiledMessages(), reactRouter()],
  resolve: { noExternal: ['react-router'] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // One file: its parts wait for each other while they load (the pages' contents), and across files that could be for ever.
  environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
  server: { middlewareMode: true },
});
