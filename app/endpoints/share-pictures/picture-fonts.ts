import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** Font names by the package's subsets, one for each file: of several files with the same name only one would be used. The first font that has a letter draws it. */
const families = { latin: 'Plex', 'latin-ext': 'Plex latin-ext', greek: 'Plex greek' } as const;
const weights = [400, 600] as const;

export const fontFamily = Object.values(families).join(', ');

/** Returns IBM Plex Sans for all languages, read from the package. */
export function readPictureFonts(): Font[] {
  const { resolve } = createRequire(import.meta.url);
  return Object.entries(families).flatMap(([subset, name]) =>
    weights.map((weight) => {
      const file = resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-${weight}-normal.woff`);
      return { name, weight, style: 'normal', data: readFileSync(file) } as const;
    }),
  );
}
