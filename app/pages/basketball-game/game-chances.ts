import { winProbability } from '#domain/forecast/bet-chances.ts';
import type { BasketballBet } from '#domain/sports/basketball/basketball-bet.ts';
import type { BasketballPlay } from '#domain/sports/basketball/basketball-play.ts';
import type { BasketballForecast } from '#domain/sports/basketball/basketball-ratings.ts';
import { homeChanceInPlay } from '#domain/sports/basketball/in-play.ts';
import { basketballBetChances, fairPrice } from '#domain/sports/basketball/market-chances.ts';
import { timeLeft } from '#domain/sports/basketball/time-left.ts';

/** A bet with its chance, the price that is fair for it and the best that is offered. */
export interface JudgedBet {
  readonly bet: BasketballBet;
  /** Returned stakes left out, 0 to 1. */
  readonly chance: number;
  readonly fair: number | undefined;
  readonly best: number | null;
}

/** Both selections of a market: the visitors or over first. */
export interface JudgedMarket {
  readonly market: BasketballBet['market'];
  readonly bets: readonly [JudgedBet, JudgedBet];
}

interface Line {
  readonly line: number;
  readonly odds: readonly [number | null, number | null];
}

/** Returns the chances of winner, spread and total before a game, the latter two on the lines on which most bookmakers quote. */
export function judgeMarkets(
  forecast: BasketballForecast,
  { odds, spread, total }: { readonly odds: Line['odds']; readonly spread: Line | null; readonly total: Line | null },
): JudgedMarket[] {
  const judged = (bet: BasketballBet, best: number | null): JudgedBet => {
    const chances = basketballBetChances(bet, forecast);
    return { bet, chance: winProbability(chances) ?? 0, fair: fairPrice(chances), best };
  };
  const markets: JudgedMarket[] = [
    {
      market: 'moneyline',
      bets: [judged({ market: 'moneyline', selection: 'away' }, odds[1]), judged({ market: 'moneyline', selection: 'home' }, odds[0])],
    },
  ];
  if (spread !== null) {
    const of = (selection: 'home' | 'away', best: number | null) => judged({ market: 'spread', line: spread.line, selection }, best);
    markets.push({ market: 'spread', bets: [of('away', spread.odds[1]), of('home', spread.odds[0])] });
  }
  if (total !== null) {
    const of = (selection: 'over' | 'under', best: number | null) => judged({ market: 'total', line: total.line, selection }, best);
    markets.push({ market: 'total', bets: [of('over', total.odds[0]), of('under', total.odds[1])] });
  }
  return markets;
}

/** Returns the chance of the home side while a game is played; undefined where its clock is not told. */
export function homeChanceNow(forecast: BasketballForecast, play: BasketballPlay, quarterMinutes: number): number | undefined {
  const left = timeLeft(play, quarterMinutes * 60);
  return left && homeChanceInPlay(forecast.lead, play.total[0] - play.total[1], left, quarterMinutes * 60);
}
