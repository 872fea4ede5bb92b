import type { LinkedPage } from '#app/components/page/page-links.tsx';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Piece, PieceSection } from '#data/articles/article.ts';
import { type DrawnPiece, toDrawnPiece, toListedPiece } from './listed-article.ts';

/** Returns the named articles as a list shows them, in the order of their names; names without an article are left out. */
export function drawnPieces(named: readonly `${PieceSection}/${string}`[], pieces: readonly Piece[], words: Words): DrawnPiece[] {
  return named
    .flatMap((name) => pieces.find(({ section, slug }) => `${section}/${slug}` === name) ?? [])
    .map((piece) => toDrawnPiece(piece, words));
}

/** Returns the articles of a section as links, in the order of the content. */
export function linksToSection(section: PieceSection, pieces: readonly Piece[], words: Words): LinkedPage[] {
  return pieces
    .filter((piece) => piece.section === section)
    .map((piece) => toListedPiece(piece, words))
    .map(({ path, title }) => ({ path, title }));
}
