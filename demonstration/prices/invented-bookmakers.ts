import type { Bookmakers } from '#data/feeds/bookmakers.ts';
import type { InventedBookmaker } from '#domain/jurisdiction/invented-bookmakers.ts';

/** The bookmakers that quote prices in the demonstration, none of which exists. */
export const inventedBookmakers = {
  halyard: { name: 'Halyard', kind: 'bookmaker' },
  copperline: { name: 'Copperline', kind: 'bookmaker' },
  palisade: { name: 'Palisade', kind: 'bookmaker' },
  tamarack: { name: 'Tamarack', kind: 'bookmaker' },
  larkspur: { name: 'Larkspur', kind: 'bookmaker' },
  wherry: { name: 'Wherry', kind: 'bookmaker' },
  northgate: { name: 'Northgate', kind: 'bookmaker' },
  quillon: { name: 'Quillon', kind: 'bookmaker' },
} as const satisfies Bookmakers & Readonly<Record<InventedBookmaker, unknown>>;
