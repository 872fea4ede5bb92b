/** The bookmakers to which an affiliate link may lead. `id` is used in the addresses of links, `slug` for prices, licences and reviews. */
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

/** Returns the bookmaker with an id from an address; undefined when there is no affiliate bookmaker with it. */
export function affiliateBookmaker(id: string): AffiliateBookmaker | undefined {
  return affiliateBookmakers.find((bookmaker) => bookmaker.id === id);
}
