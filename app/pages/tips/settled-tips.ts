import type { DayTip } from './day-tip.ts';

/** The number of tips that were won, and of those that were won or lost. */
export interface SettledTips {
  readonly won: number;
  readonly settled: number;
}

/** Returns how many of the tips were won, and how many were settled with the stake not simply returned. */
export function settledOf(tips: readonly Pick<DayTip, 'state' | 'profitUnits'>[]): SettledTips {
  return {
    won: tips.filter(({ state }) => state === 'won' || state === 'half-won').length,
    settled: tips.filter(({ profitUnits, state }) => profitUnits !== null && state !== 'void').length,
  };
}
