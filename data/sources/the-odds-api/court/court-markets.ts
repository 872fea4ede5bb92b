import { hasLine } from '#domain/odds/quoted-market.ts';
import type { BasketballBet } from '#domain/sports/basketball/basketball-bet.ts';
import { marketNamed } from '#domain/sports/markets-of-sports.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';
import type { TennisBet } from '#domain/sports/tennis/tennis-bet.ts';
import type { MarketShapes } from '../market-offers.ts';

type TennisMarket = Exclude<TennisBet['market'], 'set-handicap'>;

/**
 * The markets of tennis. Handicaps are left out: most bookmakers mean games by them, some mean sets, and nothing in an answer tells which. A
 * total below that of the shortest match is one of sets and refused.
 */
export const tennisMarkets: MarketShapes<TennisMarket> = new Map([
  ['h2h', { market: 'match-winner', names: ({ home_team, away_team }) => [home_team, away_team], isOffered: () => true }],
  ['totals', { market: 'total-games', names: () => ['Over', 'Under'], line: (point) => point, isOffered: isLineOf('total-games') }],
]);

export const basketballMarkets: MarketShapes<BasketballBet['market']> = new Map([
  ['h2h', { market: 'moneyline', names: ({ home_team, away_team }) => [home_team, away_team], isOffered: () => true }],
  [
    'spreads',
    {
      market: 'spread',
      names: ({ home_team, away_team }) => [home_team, away_team],
      line: (point, position) => (position === 0 ? point : 0 - point),
      isOffered: isLineOf('spread'),
    },
  ],
  ['totals', { market: 'total', names: () => ['Over', 'Under'], line: (point) => point, isOffered: isLineOf('total') }],
]);

function isLineOf(market: AnyMarket): (line: number) => boolean {
  return (line) => hasLine(marketNamed(market), line);
}
