import type { Market, markets } from './markets/markets.ts';

type BetOn<Name extends Market> = {
  readonly market: Name;
  readonly line: number;
  readonly selection: (typeof markets)[Name]['selections'][number];
};

/** One selection of one market and line: the subject of a tip, which a score settles. `line` is in its market's unit. */
export type Bet = { [Name in Market]: BetOn<Name> }[Market] | CorrectScoreBet;

/** The exact score after ninety minutes, home side first. */
interface CorrectScoreBet {
  readonly market: 'correct-score';
  readonly line: 0;
  readonly selection: `${number}-${number}`;
}

/** The outcome of a bet: on quarter lines the stake is two halves, one of which may be returned or lost alone. */
export type BetOutcome = 'won' | 'half-won' | 'void' | 'half-lost' | 'lost';

/** Returns the profit of a stake of one unit, in units, at a decimal price; negative for a loss. */
export function profitOf(outcome: BetOutcome, decimalOdds: number): number {
  switch (outcome) {
    case 'won':
      return decimalOdds - 1;
    case 'half-won':
      return (decimalOdds - 1) / 2;
    case 'void':
      return 0;
    case 'half-lost':
      return -0.5;
    case 'lost':
      return -1;
  }
}
