import { hashText } from '#domain/chance/random.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { realNameHashes } from './real-name-hashes.ts';

const hashes = new Set(
  realNameHashes
    .trim()
    .split(/\s+/)
    .map((hash) => Number.parseInt(hash, 36)),
);

/**
 * Returns true for a name of a real player, in full or as a tennis source writes it (`Carlos Alcaraz`, `C. Alcaraz`), with or without its
 * accents. It knows those of some thousands of players of the last decades whose names the lists could produce; only hashes of them are
 * stored.
 */
export function isNameOfRealPlayer(name: string): boolean {
  return hashes.has(hashText(foldName(name)));
}
