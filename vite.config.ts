import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { compiledMessages } from './app/i18n/compiled-messages-plugin.ts';

/** The lower floors exist once at run time: the server bundle imports them as they are, and so does everything else. */
function lowerFloorsOutside(): Plugin {
  return {
    name: 'tipledger:lower-floors-outside',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId(id) {
      return /^#(data|domain)\//.test(id) ? { id, external: true } : undefined;
    },
  };
}

export default defineConfig({
  plugins: [lowerFloorsOutside(), compiledMessages(), reactRouter()],
  resolve: { noExternal: ['react-router'] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { middlewareMode: true },
});
