import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scriptTexts } from './app/builds/script-text-plugin.ts';
import { shortPreload } from './app/builds/short-preload-plugin.ts';
import { compiledMessages } from './app/i18n/compiled-messages-plugin.ts';
import { partsOfLanguages } from './app/i18n/parts-of-languages-plugin.ts';
import { writeAllSheets } from './app/styles/sheets/built-sheets.ts';
import { cssNames } from './app/styles/sheets/css-names-plugin.ts';
import { readableName, scopedName } from './app/styles/sheets/scoped-name.ts';
import { shortProperties } from './app/styles/sheets/short-properties-plugin.ts';
import { styleList } from './app/styles/sheets/style-list-plugin.ts';
import { subsetTypeface } from './app/styles/subset-typeface-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Returns the name by which what a module imports is imported from anywhere, if it is of a lower floor: `#domain/...`, `#sports/tennis/data/...`. */
function nameOutsideBundle(id: string, importer: string | undefined): string | undefined {
  const file = id.startsWith('.') && importer !== undefined ? resolve(dirname(importer), id) : id;
  const name = file.startsWith(root) ? `#${file.slice(root.length)}` : file;
  return /^#(?:sports\/[^/]+\/)?(?:data|domain)\//.test(name) ? name : undefined;
}

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
    resolveId(id, importer) {
      const floor = nameOutsideBundle(id, importer);
      if (floor === undefined) return undefined;
      return { id: developing ? new URL(floor.slice(1), import.meta.url).href : floor, external: true };
    },
  };
}

const shared = { emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' } as const;

/** Modules that pages load together are one script: smaller, and fewer requests. */
const sharedByScripts = [
  {
    // What every page loads at once, beside its entry.
    name: 'page',
    test: /\/app\/(elements\/define-elements|stores\/(alerts|favourites|is-alerted)|builds\/(follow-builds|missing-parts)|island\/island-element|entry\/when-activated)\.ts$|\/domain\/sports\/sport\.ts$|preload-helper/,
    priority: 1,
  },
  {
    // What pages load that follow live events.
    name: 'live',
    test: /\/stores\/live(-stream)?\.ts$|\/elements\/((live|prices)\/)?(match-of|score-of-page|page-words|clock-text|play-of-match|percent-text|elements-of-live|live-(feed|part|tip))\.ts$|\/lists\/(live-count|write-count)\.ts$|(score-text|live-words)\.ts$|\/match-(status|score)\.ts$/,
  },
  {
    name: 'votes',
    test: /\/answers\/own-vote\.ts$|\/stores\/votes\.ts$/,
  },
];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  css: { modules: { generateScopedName: command === 'build' ? scopedName : readableName } },
  plugins: [
    lowerFloorsOutside(),
    cssNames(),
    styleList(),
    shortProperties(root),
    compiledMessages(),
    partsOfLanguages(),
    scriptTexts(),
    shortPreload(),
    subsetTypeface(),
    react(),
  ],
  environments: {
    client: {
      build: {
        ...shared,
        outDir: 'build/client',
        manifest: true,
        // A list of the parts of each script that is imported later would be on every page; they are fetched once that script names them.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedByScripts } },
          input: 'app/entry/entry.ts',
        },
      },
    },
    // Every style sheet by itself: a document puts together those that it needs.
    styles: {
      consumer: 'client',
      build: {
        ...shared,
        outDir: 'build/styles',
        copyPublicDir: false,
        manifest: true,
        rolldownOptions: { input: ['app/styles/site.css', ...globSync('{app,sports}/**/*.module.css', { exclude: ['app/showcase/**'] })] },
      },
    },
    ssr: {
      build: {
        ...shared,
        outDir: 'build/server',
        copyPublicDir: false,
        // One file: its parts wait for each other while they load, and across files that could be for ever.
        rolldownOptions: { input: 'app/document/server.ts', output: { codeSplitting: false, entryFileNames: 'index.js' } },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      await Promise.all(Object.values(environments).map(build));
      writeAllSheets(resolve(root, 'build'));
    },
  },
  server: { middlewareMode: true },
}));
