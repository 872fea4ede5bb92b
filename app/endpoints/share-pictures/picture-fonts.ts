import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import type { packageSubsets } from '#app/styles/typeface.ts';

type PackageSubset = (typeof packageSubsets)[keyof typeof packageSubsets];

/** Font names, one for each file: of several files with the same name only one would be used. The first font that has a letter draws it. */
const families: Readonly<Record<PackageSubset, string>> = { latin: 'Plex', 'latin-ext': 'Plex latin-ext', greek: 'Plex greek' };
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
