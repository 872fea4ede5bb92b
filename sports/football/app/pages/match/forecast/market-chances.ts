import { betChances, type ForecastGrids, gridOf, winProbability } from '#domain/forecast/goals/bet-chances.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { BestPrices } from '#domain/odds/best-prices.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';

/** One selection with its chance by the forecast and its best price. */
export interface SelectionChance {
  readonly bet: Bet;
  /** Of winning, given that the stake is not returned. */
  readonly chance: number;
  /** Left out when the bet cannot win. */
  readonly fairOdds?: number;
  readonly bestOdds?: number;
  /** True when the best price is above the fair one after rounding to two decimals. */
  readonly above: boolean;
  readonly tipped: boolean;
  /** Left out until a score has settled it. */
  readonly outcome?: BetOutcome;
}

/** The sources of a match's chances. */
export interface ChanceSources {
  readonly grids: ForecastGrids;
  readonly best: BestPrices;
  readonly tipped: readonly Bet[];
  /** The scores after ninety minutes and at half time, once the match is over. */
  readonly settledBy: { readonly goals: Goals; readonly halfTime?: Goals } | undefined;
}

/** Returns the forecast's chances of some bets. Bets on half time are left out when it has no half-time share. */
export function selectionChances(bets: readonly Bet[], { grids, best, tipped, settledBy }: ChanceSources): SelectionChance[] {
  return bets.flatMap((bet): SelectionChance[] => {
    if (gridOf(bet.market, grids) === undefined) return [];
    const chance = winProbability(betChances(bet, grids));
    if (chance === undefined) return [];
    const found = best(bet);
    const outcome = settledBy === undefined ? undefined : settleBet(bet, settledBy.goals, settledBy.halfTime);
    return [
      {
        bet,
        chance,
        above: found !== undefined && chance > 0 && hundredths(found) > hundredths(1 / chance),
        tipped: tipped.some((other) => isSameBet(other, bet)),
        ...(chance > 0 && { fairOdds: 1 / chance }),
        ...(found !== undefined && { bestOdds: found }),
        ...(outcome !== undefined && { outcome }),
      },
    ];
  });
}

const hundredths = (odds: number) => Math.round(odds * 100);

function isSameBet(first: Bet, second: Bet): boolean {
  return first.market === second.market && first.line === second.line && first.selection === second.selection;
}
