import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Piece } from './piece.ts';
import { readPieces } from './read-pieces.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const compiledFile = 'build/content.json';

/** Compiles `content/` of a checkout for the running site, which then needs no Markdown; a wrong piece fails the build. */
export function compileContent(checkout: string = root): void {
  const file = join(checkout, compiledFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(readPieces(join(checkout, 'content'))));
}

let loaded: readonly Piece[] | undefined;

/** Every piece as the last build compiled it. */
export function listPieces(): readonly Piece[] {
  loaded ??= JSON.parse(readFileSync(join(root, compiledFile), 'utf8')) as Piece[];
  return loaded;
}
