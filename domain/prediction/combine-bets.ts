/** Several bets as one that wins only when all of them do. */
export interface CombinedBet {
  readonly chance: number;
  readonly decimalOdds: number;
  /** The chance at which the price would neither gain nor lose on average. */
  readonly needed: number;
  /** The part of a stake that is lost on average; negative when it gains. */
  readonly loss: number;
}

/** Returns bets on different matches, which are independent, as one. */
export function combineBets(bets: readonly { readonly chance: number; readonly decimalOdds: number }[]): CombinedBet {
  const chance = bets.reduce((product, bet) => product * bet.chance, 1);
  const decimalOdds = bets.reduce((product, bet) => product * bet.decimalOdds, 1);
  return { chance, decimalOdds, needed: 1 / decimalOdds, loss: 1 - chance * decimalOdds };
}
