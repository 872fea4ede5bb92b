import type { BookmakerKind } from '#domain/odds/quote.ts';

/** Bookmakers by slug. */
export type Bookmakers = Readonly<Record<string, { readonly name: string; readonly kind: BookmakerKind }>>;

/** Every bookmaker, exchange and market figure that a feed or a source on the network may name. */
export const knownBookmakers: Bookmakers = {
  '10bet': { name: '10Bet', kind: 'bookmaker' },
  '1xbet': { name: '1xBet', kind: 'bookmaker' },
  '888sport': { name: '888sport', kind: 'bookmaker' },
  bet365: { name: 'bet365', kind: 'bookmaker' },
  betclic: { name: 'Betclic', kind: 'bookmaker' },
  betfair: { name: 'Betfair Sportsbook', kind: 'bookmaker' },
  'betfair-exchange': { name: 'Betfair Exchange', kind: 'exchange' },
  'bet-and-win': { name: 'bwin', kind: 'bookmaker' },
  betfred: { name: 'Betfred', kind: 'bookmaker' },
  betmgm: { name: 'BetMGM', kind: 'bookmaker' },
  betonline: { name: 'BetOnline', kind: 'bookmaker' },
  betsson: { name: 'Betsson', kind: 'bookmaker' },
  betvictor: { name: 'BetVictor', kind: 'bookmaker' },
  betway: { name: 'Betway', kind: 'bookmaker' },
  'blue-square': { name: 'Blue Square', kind: 'bookmaker' },
  coral: { name: 'Coral', kind: 'bookmaker' },
  gamebookers: { name: 'Gamebookers', kind: 'bookmaker' },
  interwetten: { name: 'Interwetten', kind: 'bookmaker' },
  ladbrokes: { name: 'Ladbrokes', kind: 'bookmaker' },
  marathonbet: { name: 'Marathonbet', kind: 'bookmaker' },
  matchbook: { name: 'Matchbook', kind: 'exchange' },
  mybookie: { name: 'MyBookie', kind: 'bookmaker' },
  nordicbet: { name: 'NordicBet', kind: 'bookmaker' },
  pinnacle: { name: 'Pinnacle', kind: 'bookmaker' },
  'sporting-odds': { name: 'Sporting Odds', kind: 'bookmaker' },
  sportingbet: { name: 'Sportingbet', kind: 'bookmaker' },
  'stan-james': { name: 'Stan James', kind: 'bookmaker' },
  stanleybet: { name: 'Stanleybet', kind: 'bookmaker' },
  suprabets: { name: 'Suprabets', kind: 'bookmaker' },
  unibet: { name: 'Unibet', kind: 'bookmaker' },
  'william-hill': { name: 'William Hill', kind: 'bookmaker' },
  'market-average': { name: 'Market average', kind: 'market-average' },
  'market-best': { name: 'Market best', kind: 'market-best' },
};
