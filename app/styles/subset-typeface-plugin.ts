import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { remembered } from '#app/i18n/remembered.ts';
import { type FontName, fontNames, fontSource, lettersOfFont } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);
const typeface = resolve('@ibm/plex-sans-variable/fonts/complete/woff2/IBM Plex Sans Var-Roman.woff2');

/** Returns the plugin that makes the site's fonts from the package's, for a build and during development. */
export function subsetTypeface(): Plugin {
  return {
    name: 'tipledger:subset-typeface',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const font of fontNames) {
        const originalFileName = fontSource(font);
        this.emitFile({
          type: 'asset',
          name: originalFileName.split('/').at(-1) as string,
          originalFileName,
          source: await makeFont(font),
        });
      }
    },
    configureServer(server) {
      // Every page that is opened asks for them again.
      const made = new Map<FontName, Promise<Buffer>>();
      for (const font of fontNames) {
        server.middlewares.use(`/${fontSource(font)}`, (_request, response, next) => {
          remembered(made, font, () => makeFont(font)).then((bytes) => response.setHeader('Content-Type', 'font/woff2').end(bytes), next);
        });
      }
    },
  };
}

/**
 * Returns a font with only the letters of one file, weights from 400 to 700, one width, and neither kerning nor hinting nor ligatures: the
 * first two would be a third and a sixth of its bytes.
 */
async function makeFont(font: FontName): Promise<Buffer> {
  return subsetFont(await readFile(typeface), textOf(font), {
    targetFormat: 'woff2',
    variationAxes: { wdth: 91, wght: { min: 400, max: 700 } },
    keepFeatures: [],
    noHinting: true,
    // Widths between the weights follow from the outlines.
    dropTables: ['STAT', 'MVAR', 'HVAR', 'gasp', 'GSUB', 'GPOS', 'GDEF'],
  });
}

function textOf(font: FontName): string {
  const codePoints = lettersOfFont[font].flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  return String.fromCodePoint(...codePoints);
}
