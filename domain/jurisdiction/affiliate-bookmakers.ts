/** The bookmakers to which an affiliate link may lead. The id is the one of their addresses, the slug the one of their review. */
export const affiliateBookmakers = [
  { id: 'bet365', name: 'bet365', review: 'bet365' },
  { id: 'betzest', name: 'Betzest', review: 'betzest' },
  { id: 'ladbrokes', name: 'Ladbrokes', review: 'ladbrokes' },
  { id: 'sbobet', name: 'SBOBET', review: 'sbobet' },
  { id: 'williamhill', name: 'William Hill', review: 'william-hill' },
  { id: 'bet-at-home', name: 'bet-at-home', review: 'bet-at-home' },
  { id: 'bet9ja', name: 'Bet9ja', review: 'bet9ja' },
  { id: 'betin', name: 'Betin', review: 'betin' },
] as const;

export type AffiliateBookmaker = (typeof affiliateBookmakers)[number];
export type BookmakerId = AffiliateBookmaker['id'];

/** Returns the bookmaker of an id as an address names it; undefined for one that is none of ours. */
export function affiliateBookmaker(id: string): AffiliateBookmaker | undefined {
  return affiliateBookmakers.find((bookmaker) => bookmaker.id === id);
}
