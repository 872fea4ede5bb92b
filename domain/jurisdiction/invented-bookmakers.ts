/**
 * The bookmakers of the demonstration, none of which exists, by their slugs. Each counts as licensed in every country of the table, so that
 * the rules for prices that can be taken apply there as anywhere. No feed or source knows them.
 */
export const inventedBookmakerSlugs = [
  'halyard',
  'copperline',
  'palisade',
  'tamarack',
  'larkspur',
  'wherry',
  'northgate',
  'quillon',
] as const;
export type InventedBookmaker = (typeof inventedBookmakerSlugs)[number];
