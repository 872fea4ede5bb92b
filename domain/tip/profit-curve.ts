import type { LocalDay } from '#domain/time/local-day.ts';
import type { SettledTip } from './recorded-tip.ts';
import { promisedProfit } from './track-figures.ts';

/** A day on which tips were settled, and the balance at its end. */
export interface ProfitPoint {
  /** The day of the kick-offs, UTC. */
  readonly day: LocalDay;
  readonly tips: number;
  readonly profitUnits: number;
  /** Profit since the first tip. */
  readonly balanceUnits: number;
  /** The balance that our probabilities predicted for the same decided stakes. */
  readonly promisedUnits: number;
}

/**
 * Returns the balance day by day, by the day of kick-off in UTC, days without tips left out.
 *
 * @param settled in any order
 */
export function profitCurve(settled: readonly SettledTip[]): ProfitPoint[] {
  const byDay = Map.groupBy(settled, ({ kickoffUtc }) => kickoffUtc.toISOString().slice(0, 10) as LocalDay);
  let balanceUnits = 0;
  let promisedUnits = 0;
  return [...byDay]
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([day, tips]) => {
      const profitUnits = tips.reduce((sum, tip) => sum + tip.profitUnits, 0);
      balanceUnits += profitUnits;
      promisedUnits += tips.reduce((sum, tip) => sum + promisedProfit(tip), 0);
      return { day, tips: tips.length, profitUnits, balanceUnits, promisedUnits };
    });
}
