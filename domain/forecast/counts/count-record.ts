import type { CountKind } from './count-forecast.ts';

/** The record of forecasts of one count in matches to which their constants were not fitted. */
interface CountRecord {
  readonly matches: number;
  /**
   * The share of matches in which the likelier side of the line came true, the mean of its chances, and the share in which the likelier
   * side by the league's own rate came true.
   */
  readonly right: number;
  readonly promised: number;
  readonly rightByLeagueRate: number;
}

/** The figures of the backtest over the seasons 2018-19 to 2023-24, as docs/backtest.md has them. */
export const countRecord: Readonly<Record<CountKind, CountRecord>> = {
  corners: { matches: 32_500, right: 0.548, promised: 0.548, rightByLeagueRate: 0.53 },
  cards: { matches: 32_500, right: 0.567, promised: 0.57, rightByLeagueRate: 0.551 },
};
