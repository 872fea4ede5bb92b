/**
 * Returns the cards of a side, yellow and red ones each counted once; null when the yellow ones are not known. Sources that report cards
 * leave out red ones when there were none.
 */
export function cardsOfSide(yellow: number | null | undefined, red: number | null | undefined): number | null {
  return yellow == null ? null : yellow + (red ?? 0);
}
