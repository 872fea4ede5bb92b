import { headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import { type ScoreParameters, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';

/** The markets on which forecasts are judged, each with the bets on its outcomes in order; exactly one of them wins. */
export const judgedMarkets = {
  matchResult: [
    { market: 'match-result', line: 0, selection: 'home' },
    { market: 'match-result', line: 0, selection: 'draw' },
    { market: 'match-result', line: 0, selection: 'away' },
  ],
  overUnder25: [
    { market: 'total-goals', line: 2.5, selection: 'over' },
    { market: 'total-goals', line: 2.5, selection: 'under' },
  ],
  bothTeamsToScore: [
    { market: 'both-teams-to-score', line: 0, selection: 'yes' },
    { market: 'both-teams-to-score', line: 0, selection: 'no' },
  ],
} as const satisfies Record<string, readonly Bet[]>;

export type JudgedMarket = keyof typeof judgedMarkets;
export type OfMarkets<Value> = Readonly<Record<JudgedMarket, Value>>;

/** Returns one value for each market. */
export function ofMarkets<Value>(pick: (market: JudgedMarket) => Value): OfMarkets<Value> {
  return { matchResult: pick('matchResult'), overUnder25: pick('overUnder25'), bothTeamsToScore: pick('bothTeamsToScore') };
}

/** Returns the index of the actual outcome in each market. */
export function outcomesOf(goals: Goals): OfMarkets<number> {
  return ofMarkets((market) => judgedMarkets[market].findIndex((bet) => settleBet(bet, goals) === 'won'));
}

/** Returns a forecast's chances of every outcome. */
export function chancesOf(parameters: ScoreParameters): OfMarkets<readonly number[]> {
  const { home, draw, away, overTwoAndHalf, bothScore } = headlineChances(scoreGrid(parameters));
  return {
    matchResult: [home, draw, away],
    overUnder25: [overTwoAndHalf, 1 - overTwoAndHalf],
    bothTeamsToScore: [bothScore, 1 - bothScore],
  };
}
