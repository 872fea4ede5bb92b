/** The bookmakers to which an affiliate link may lead. The id is the one of their addresses, the slug that of their prices, licences and review. */
export const affiliateBookmakers = [
  { id: 'bet365', name: 'bet365', slug: 'bet365' },
  { id: 'betzest', name: 'Betzest', slug: 'betzest' },
  { id: 'ladbrokes', name: 'Ladbrokes', slug: 'ladbrokes' },
  { id: 'sbobet', name: 'SBOBET', slug: 'sbobet' },
  { id: 'williamhill', name: 'William Hill', slug: 'william-hill' },
  { id: 'bet-at-home', name: 'bet-at-home', slug: 'bet-at-home' },
  { id: 'bet9ja', name: 'Bet9ja', slug: 'bet9ja' },
  { id: 'betin', name: 'Betin', slug: 'betin' },
] as const;

export type AffiliateBookmaker = (typeof affiliateBookmakers)[number];
export type BookmakerId = AffiliateBookmaker['id'];

/** Returns the bookmaker of an id as an address names it; undefined for one that is none of ours. */
export function affiliateBookmaker(id: string): AffiliateBookmaker | undefined {
  return affiliateBookmakers.find((bookmaker) => bookmaker.id === id);
}
