import type { PriceMark } from '#app/components/prices/price-mark.ts';
import type { ComparedMatch } from '#data/queries/odds/list-compared-matches.ts';
import { betChances, winProbability } from '#domain/forecast/goals/bet-chances.ts';
import { headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { minToAverage } from '#domain/odds/compared-markets.ts';
import { type Market, markets } from '#domain/odds/markets/markets.ts';
import { overround } from '#domain/odds/overround.ts';

/** One selection of a match: the bookmakers' prices, and our opinion of it. */
export interface GridCell {
  readonly bet: Bet;
  /** The highest price at any bookmaker; null when none quotes it. */
  readonly best: number | null;
  /** The bookmakers with the best price, by name. */
  readonly at: readonly string[];
  /** The average of the bookmakers' prices; undefined when too few quote it. */
  readonly average: number | undefined;
  /** Our chance of it, given that the stake is not returned; undefined without a forecast. */
  readonly chance: number | undefined;
  /** The fair price by our forecast; undefined without one, and when the bet cannot win. */
  readonly fair: number | undefined;
  readonly mark: PriceMark | undefined;
}

/** A bookmaker's prices of a match; null when it quotes none for a selection. */
interface Book {
  readonly slug: string;
  readonly name: string;
  readonly prices: readonly (number | null)[];
}

/** A match of the grid. */
export interface GridRow
  extends Pick<
    ComparedMatch,
    'id' | 'slug' | 'tournamentId' | 'kickoffUtc' | 'kickoffKnown' | 'homeName' | 'homeShortName' | 'awayName' | 'awayShortName' | 'line'
  > {
  /** By name. */
  readonly books: readonly Book[];
  readonly cells: readonly GridCell[];
  /** The margin at the best prices, as a share; below 0 they leave a profit. Undefined while a price is missing. */
  readonly margin: number | undefined;
  /** The lead of the best price over the average, as a share: the max over the selections. */
  readonly aboveAverage: number | undefined;
}

/**
 * Returns a match as a row of a market's grid.
 *
 * @param names of the bookmakers, by their slugs
 * @param compare orders names by the rules of the language
 */
export function toGridRow(
  match: ComparedMatch,
  market: Market,
  names: ReadonlyMap<string, string>,
  compare: (first: string, second: string) => number,
): GridRow {
  const books = Object.entries(match.books)
    .map(([slug, prices]): Book => ({ slug, name: names.get(slug) ?? slug, prices }))
    .sort((one, other) => compare(one.name, other.name));
  const { chances: _chances, prediction: _prediction, forecast: _forecast, tipped: _tipped, ...shown } = match;
  const forecast = forecastChances(match, market);
  // On the result those by which the match is predicted, in whole per cent: as its row has them everywhere.
  const chances = market === 'match-result' && match.chances !== null ? match.chances.map((percent) => percent / 100) : forecast;
  const cells = betsOfLine(market, match.line).map((bet, at) => ({
    bet,
    ...bestOf(books, at),
    chance: chances?.[at],
    fair: forecast?.[at] ? 1 / forecast[at] : undefined,
    mark: markOf(match, bet),
  }));
  const leads = cells.flatMap(({ best, average }) => (best === null || average === undefined ? [] : [best / average - 1]));
  return {
    ...shown,
    books,
    cells,
    margin: overround(
      cells.map(({ best }) => best),
      markets[market].winners,
    ),
    aboveAverage: leads.length === 0 ? undefined : Math.max(...leads),
  };
}

function bestOf(books: readonly Book[], at: number): Pick<GridCell, 'best' | 'at' | 'average'> {
  const quoted = books.flatMap(({ name, prices }) => {
    const odds = prices[at];
    return odds == null ? [] : [{ name, odds }];
  });
  if (quoted.length === 0) return { best: null, at: [], average: undefined };
  const best = Math.max(...quoted.map(({ odds }) => odds));
  return {
    best,
    at: quoted.filter(({ odds }) => odds === best).map(({ name }) => name),
    average: quoted.length < minToAverage ? undefined : quoted.reduce((sum, { odds }) => sum + odds, 0) / quoted.length,
  };
}

/** Returns the chances of a market's selections by the forecast that knows most. */
function forecastChances({ forecast, line }: ComparedMatch, market: Market): (number | undefined)[] | undefined {
  if (forecast === null) return undefined;
  const grid = scoreGrid(headlineForecast(forecast).parameters);
  return betsOfLine(market, line).map((bet) => winProbability(betChances(bet, { grid })));
}

/** Returns our mark of a bet: a tip takes precedence over the prediction. */
function markOf({ tipped, prediction }: ComparedMatch, bet: Bet): PriceMark | undefined {
  const isTipped = tipped.some(({ market, line, selection }) => market === bet.market && line === bet.line && selection === bet.selection);
  if (isTipped) return 'tip';
  return bet.market === 'match-result' && prediction?.result === bet.selection ? 'predicted' : undefined;
}
