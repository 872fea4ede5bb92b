import { betOfTip } from '#app/components/tips/tip-state.ts';
import type { PricedForecast } from '#data/queries/forecast/get-priced-forecast.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { Reliability } from '#domain/forecast/forecast.ts';
import { expectedGoals } from '#domain/forecast/goals/expected-goals.ts';
import { forecastGrids } from '#domain/forecast/goals/forecast-grids.ts';
import { type ForecastBasis, headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import type { ScoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { regularGoals } from '#domain/match/football-play.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { bestPricesOf, quotedLines } from '#domain/odds/best-prices.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { mainLines } from '#domain/odds/main-lines.ts';
import type { ForecastMove } from '../../../../data/queries/forecast/list-forecast-moves.ts';
import { type CountLine, countLines } from './count-lines.ts';
import { furtherMarkets } from './further-markets.ts';
import { type ChanceSources, type SelectionChance, selectionChances } from './market-chances.ts';
import { type MarketOpinion, marketOpinions } from './market-opinions.ts';
import { type ScoreHeat, toScoreHeat } from './score-heat.ts';

/** A forecast with the prices that count, and its history. */
export interface ForecastWithQuotes extends PricedForecast {
  readonly moves: readonly ForecastMove[];
}

export interface MarketChances {
  readonly market: SelectionChance['bet']['market'];
  readonly selections: readonly SelectionChance[];
}

export interface ForecastView {
  /** The basis of every number but those of `opinions`. */
  readonly basis: ForecastBasis;
  readonly reliability: Reliability;
  readonly expectedGoals: Goals;
  /** Result, goals over and under 2.5, both teams to score. */
  readonly main: readonly MarketChances[];
  readonly further: readonly MarketChances[];
  readonly heat: ScoreHeat;
  readonly opinions: readonly MarketOpinion[];
  /** Corners and cards. */
  readonly counts: readonly CountLine[];
  /** The chances of the result since the first forecast. */
  readonly moves: readonly ForecastMove[];
  /** The score after ninety minutes and its forecast chance, once the match is over. */
  readonly came: { readonly goals: Goals; readonly scoreChance: number } | undefined;
}

/** Returns the view of a forecast: every market from one grid, with the best prices and, after the match, the outcome. */
export function toForecastView(match: MatchDetails, forecast: ForecastWithQuotes, tips: readonly MatchTip[]): ForecastView {
  const { quotes } = forecast;
  const model = forecastGrids(forecast.model, forecast.halfTimeShare);
  const { basis, parameters } = headlineForecast(forecast);
  const grids = forecastGrids(parameters, forecast.halfTimeShare);
  const goals = regularGoals(match);
  const over = match.status === 'finished' && goals !== undefined;
  const sources: ChanceSources = {
    grids,
    best: bestPricesOf(quotes),
    tipped: tips.filter(({ withdrawal }) => withdrawal === null).map((tip) => betOfTip(tip)),
    settledBy: over ? { goals, ...halfTimeOf(match) } : undefined,
  };
  const quoted = { goals: quotedLines(quotes, 'total-goals'), handicaps: quotedLines(quotes, 'asian-handicap') };
  return {
    basis,
    reliability: forecast.reliability,
    expectedGoals: expectedGoals(grids.grid),
    main: mainLines.map(({ market, line }) => ({ market, selections: selectionChances(betsOfLine(market, line), sources) })),
    further: furtherMarkets(grids.grid, quoted)
      .map(({ market, bets }) => ({ market, selections: selectionChances(bets, sources) }))
      .filter(({ selections }) => selections.length > 0),
    heat: toScoreHeat(grids.grid, over || match.status === 'live' ? goals : undefined),
    counts: countLines(forecast.counts, match),
    moves: forecast.moves,
    opinions: marketOpinions(model, basis === 'model' ? undefined : grids, quotes),
    came: over ? { goals, scoreChance: chanceOfScore(grids.grid, goals) } : undefined,
  };
}

function halfTimeOf({ halfTimeHome, halfTimeAway }: MatchDetails): { halfTime?: Goals } {
  return halfTimeHome === null || halfTimeAway === null ? {} : { halfTime: { home: halfTimeHome, away: halfTimeAway } };
}

/** Returns the chance of a score. A score beyond the grid has the chance of its last row or column, which includes all others beyond. */
function chanceOfScore({ size, cells }: ScoreGrid, { home, away }: Goals): number {
  return cells[Math.min(home, size - 1) * size + Math.min(away, size - 1)] as number;
}
