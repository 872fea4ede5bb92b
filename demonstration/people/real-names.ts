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
 * Returns true for a name of a real player, in full or as a row of tennis has it (`Carlos Alcaraz`, `C. Alcaraz`), in any spelling of its accents. Known are those
 * whom the lists of names could make among some thousands of players of the last decades; only their hashes are kept.
 */
export function isNameOfRealPlayer(name: string): boolean {
  return hashes.has(hashText(foldName(name)));
}
