import { wholeChances } from '#domain/chance/whole-chances.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { ForecastToTell } from './match-to-tell.ts';

type Results = Pick<ForecastToTell, 'home' | 'draw' | 'away'>;

/** Returns the chances of the three results as texts and boxes show them: in whole hundredths that sum to 1. */
export function shownChances({ home, draw, away }: Results): Results {
  const [shownHome, shownDraw, shownAway] = wholeChances([home, draw, away] as const);
  return { home: shownHome, draw: shownDraw, away: shownAway };
}

/** Returns `unlikely` for a bet on a result when another result has a greater chance as shown; empty for other bets and without a forecast. */
export function unlikely({ market, selection }: Bet, forecast: Results | undefined): { readonly unlikely?: true } {
  if (forecast === undefined || market !== 'match-result') return {};
  const shown = shownChances(forecast);
  return shown[selection] < Math.max(shown.home, shown.draw, shown.away) ? { unlikely: true } : {};
}

/** Returns the chance of a bet on a result as texts and boxes show it; undefined for other bets and without a forecast. */
export function shownChanceOf({ market, selection }: Bet, forecast: Results | undefined): number | undefined {
  return forecast === undefined || market !== 'match-result' ? undefined : shownChances(forecast)[selection];
}
