import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Piece } from './piece.ts';

const thisCheckout = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the path of the file into which the build of a checkout compiles its pieces. */
export function compiledContent(checkout: string): string {
  return join(checkout, 'build', 'content.json');
}

/** Returns every piece as the last build compiled it, in the order of its section's index. */
export function listPieces(checkout: string = thisCheckout): readonly Piece[] {
  return JSON.parse(readFileSync(compiledContent(checkout), 'utf8')) as Piece[];
}
