import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const { resolve } = createRequire(import.meta.url);

/** The typeface's file, by its name in the address: with all letters, since it travels within one machine. */
const font = 'plex.woff2';
const face = `@font-face { font-family: "IBM Plex Sans Variable"; font-weight: 400 700; src: url("/fonts/${font}") format("woff2"); font-display: swap; }`;

const sheets = ['../../app/styles/tokens.css', './views/console.css'];

/** Returns the style sheet: typeface, the site's tokens, the console's own rules. */
export function readStyleSheet(): string {
  return [face, ...sheets.map(textOf)].join('\n');
}

/** Returns the typeface's files by their names in the address. */
export function readFonts(): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const file = resolve('@ibm/plex-sans-variable/fonts/complete/woff2/IBM Plex Sans Var-Roman.woff2');
  return new Map([[font, new Uint8Array(readFileSync(file))]]);
}
