import type { ListedLine } from '#data/queries/two-sided/two-sided-match-list.ts';
import { winProbability } from '#domain/forecast/goals/bet-chances.ts';
import { inNamedOrder, type NamedFirst } from '#domain/sports/named-first.ts';
import type { BasketballBet } from '../../../domain/basketball-bet.ts';
import type { BasketballPlay } from '../../../domain/basketball-play.ts';
import type { BasketballForecast } from '../../../domain/forecast/basketball-ratings.ts';
import { homeChanceInPlay } from '../../../domain/forecast/in-play.ts';
import { basketballBetChances, fairPrice } from '../../../domain/forecast/market-chances.ts';
import { timeLeft } from '../../../domain/forecast/time-left.ts';

/** A bet with its chance, its fair price and the best offered price. */
export interface JudgedBet {
  readonly bet: BasketballBet;
  /** Chance of winning when the stake is not returned, 0 to 1. */
  readonly chance: number;
  readonly fair: number | undefined;
  readonly best: number | null;
  /** The name of the bookmaker with the best price; null when that is an average. */
  readonly bookmaker: string | null;
}

/** Both selections of a market: the side named first, or over, first. */
export interface JudgedMarket {
  readonly market: BasketballBet['market'];
  readonly bets: readonly [JudgedBet, JudgedBet];
}

type Priced = Pick<ListedLine, 'odds'> & { readonly bookmakers: ListedLine['bookmakers'] | null };

/** Returns the chances of winner, spread and total before a game, the latter two on the lines quoted by most bookmakers. */
export function judgeMarkets(
  forecast: BasketballForecast,
  {
    spread,
    total,
    namedFirst,
    ...winner
  }: Priced & { readonly spread: ListedLine | null; readonly total: ListedLine | null; readonly namedFirst: NamedFirst },
): JudgedMarket[] {
  const judged = (bet: BasketballBet, { odds, bookmakers }: Priced, at: 0 | 1): JudgedBet => {
    const chances = basketballBetChances(bet, forecast);
    return { bet, chance: winProbability(chances) ?? 0, fair: fairPrice(chances), best: odds[at], bookmaker: bookmakers?.[at] ?? null };
  };
  const markets: JudgedMarket[] = [
    {
      market: 'moneyline',
      bets: inNamedOrder(namedFirst, [
        judged({ market: 'moneyline', line: 0, selection: 'home' }, winner, 0),
        judged({ market: 'moneyline', line: 0, selection: 'away' }, winner, 1),
      ]),
    },
  ];
  if (spread !== null) {
    const of = (selection: 'home' | 'away', at: 0 | 1) => judged({ market: 'spread', line: spread.line, selection }, spread, at);
    markets.push({ market: 'spread', bets: inNamedOrder(namedFirst, [of('home', 0), of('away', 1)]) });
  }
  if (total !== null) {
    const of = (selection: 'over' | 'under', at: 0 | 1) => judged({ market: 'total', line: total.line, selection }, total, at);
    markets.push({ market: 'total', bets: [of('over', 0), of('under', 1)] });
  }
  return markets;
}

/** Returns the home side's chance of winning a game in play, 0 to 1; undefined when no source reports the clock. */
export function homeChanceNow(forecast: BasketballForecast, play: BasketballPlay, quarterMinutes: number): number | undefined {
  const left = timeLeft(play, quarterMinutes * 60);
  return left && homeChanceInPlay(forecast.lead, play.total[0] - play.total[1], left, quarterMinutes * 60);
}
