import type { Words } from '#app/i18n/create-words.ts';
import { piecePath } from '#app/piece-paths.ts';
import type { Piece } from '#data/articles/piece.ts';

/** What a list says of a piece. */
export interface ListedPiece {
  readonly path: string;
  readonly title: string;
  readonly standfirst: string;
  readonly minutes: number;
}

/** The pace of adults who read non-fiction in silence, rounded down from the 238 words of M. Brysbaert's review of 2019. */
const wordsAMinute = 220;

export function toListedPiece(piece: Piece, { locale }: Words): ListedPiece {
  const { title, standfirst, words } = piece.texts[locale.tag];
  return { path: piecePath(piece), title, standfirst, minutes: readingMinutes(words) };
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}
