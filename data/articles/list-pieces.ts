import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Piece } from './piece.ts';

const thisCheckout = fileURLToPath(new URL('../..', import.meta.url));

/** Where a checkout's build puts its pieces. */
export function compiledContent(checkout: string): string {
  return join(checkout, 'build', 'content.json');
}

/** Every piece as the last build compiled it, in the order of its section's index; none when the build had no content. */
export function listPieces(checkout: string = thisCheckout): readonly Piece[] {
  let compiled: string;
  try {
    compiled = readFileSync(compiledContent(checkout), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return JSON.parse(compiled) as Piece[];
}
