import type { MarketDefinition } from '#domain/odds/markets/market-definition.ts';
import { type Market, markets } from '#domain/odds/markets/markets.ts';
import type { MarketShape, MarketShapes } from './market-offers.ts';

const shapes: readonly (readonly [key: string, shape: Omit<MarketShape<Market>, 'isOffered'>])[] = [
  ['h2h', { market: 'match-result', names: ({ home_team, away_team }) => [home_team, 'Draw', away_team] }],
  ['totals', { market: 'total-goals', names: () => ['Over', 'Under'], line: (point) => point }],
  [
    'spreads',
    {
      market: 'asian-handicap',
      names: ({ home_team, away_team }) => [home_team, away_team],
      line: (point, position) => (position === 0 ? point : -point),
    },
  ],
];

/** Markets of football, by the provider's keys; an answer also contains the other side of an exchange, `h2h_lay`, which is not requested. */
export const footballMarkets: MarketShapes<Market> = new Map(
  shapes.map(([key, shape]) => [key, { ...shape, isOffered: (line) => isOffered(shape.market, line) }]),
);

function isOffered(market: Market, line: number): boolean {
  const { lines }: MarketDefinition = markets[market];
  return lines === undefined || (Number.isInteger(line * 4) && line >= lines.least && line <= lines.most);
}
