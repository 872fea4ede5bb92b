import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const { resolve } = createRequire(import.meta.url);

/** The scripts of the typeface that the console's texts and the names in them have, with the ranges of their letters. */
const subsets = {
  latin: 'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215',
  'latin-ext': 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0',
  greek: 'U+370-3FF',
} as const;

const faces = Object.entries(subsets)
  .map(
    ([subset, range]) =>
      `@font-face { font-family: "IBM Plex Sans Variable"; font-weight: 400 700; src: url("/fonts/${subset}.woff2") format("woff2"); unicode-range: ${range}; font-display: swap; }`,
  )
  .join('\n');

const sheets = ['../../app/styles/tokens.css', './views/console.css'];

/** Returns the style sheet: typeface, the site's tokens, the console's own rules. */
export function readStyleSheet(): string {
  return [faces, ...sheets.map(textOf)].join('\n');
}

/** Returns the typeface's files by their names in the address. */
export function readFonts(): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  return new Map(
    Object.keys(subsets).map((subset) => {
      const file = resolve(`@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${subset}-wght-normal.woff2`);
      return [`${subset}.woff2`, new Uint8Array(readFileSync(file))];
    }),
  );
}
