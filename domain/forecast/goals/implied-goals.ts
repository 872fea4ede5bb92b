import type { Bet } from '#domain/odds/bet.ts';
import type { MarketPrices } from '../prices/market-view.ts';
import { removeMargin } from '../prices/remove-margin.ts';
import { fitScore, type TargetChance } from '../strengths/fit-score.ts';
import { goalRegularity, lowScoreDependence } from '../strengths/model-settings.ts';

/** The mean goals of both sides that the prices of a match imply, before the adjustments of the score grid. */
export interface ImpliedGoals {
  readonly home: number;
  readonly away: number;
  /** False when there was no price on the number of goals: then only the ratio of the two means carries information. */
  readonly hasTotals: boolean;
}

const usualScore = { homeGoals: 1.5, awayGoals: 1.2, lowScoreDependence, drawWeight: 1, goalRegularity };
const homeWin: Bet = { market: 'match-result', line: 0, selection: 'home' };
const draw: Bet = { market: 'match-result', line: 0, selection: 'draw' };

/**
 * Returns the goals of both sides that are implied by the prices on the result, and on the number of goals where there are any, margin
 * removed; undefined without prices on the result.
 *
 * @throws RangeError when a price is not above 1
 */
export function impliedGoals({ matchResult, totalGoals }: MarketPrices): ImpliedGoals | undefined {
  if (matchResult === undefined) return undefined;
  const [home, level] = removeMargin(matchResult, 'power') as [number, number, number];
  const targets: TargetChance[] = [
    { bet: homeWin, probability: home },
    { bet: draw, probability: level },
  ];
  if (totalGoals !== undefined) {
    const [over] = removeMargin(totalGoals.prices, 'power') as [number, number];
    targets.push({ bet: { market: 'total-goals', line: totalGoals.line, selection: 'over' }, probability: over });
  }
  const { homeGoals, awayGoals } = fitScore(usualScore, targets);
  return { home: homeGoals, away: awayGoals, hasTotals: totalGoals !== undefined };
}
