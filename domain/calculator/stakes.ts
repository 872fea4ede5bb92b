/** The amount that a bet pays back in all, and the profit in it, in the units of the stake. */
export interface Returns {
  readonly returns: number;
  readonly profit: number;
}

/**
 * Returns the payout and the profit of one bet that wins.
 *
 * @param stake above 0
 * @param decimalOdds above 1
 */
export function singleReturns(stake: number, decimalOdds: number): Returns {
  return { returns: stake * decimalOdds, profit: stake * (decimalOdds - 1) };
}

export interface EachWayBet {
  /** Staked on each of the two parts, so twice this in all; above 0. */
  readonly stakePerPart: number;
  readonly decimalOdds: number;
  /** The part of the winning profit that a place pays: 1/4, 1/5; above 0 and at most 1. */
  readonly placeFraction: number;
}

/** Returns the result of an each-way bet when its selection wins (both parts pay), when it is placed (one pays), and when it is neither. */
export function eachWayReturns({
  stakePerPart,
  decimalOdds,
  placeFraction,
}: EachWayBet): Readonly<Record<'won' | 'placed' | 'lost', Returns>> {
  const place = stakePerPart * (1 + (decimalOdds - 1) * placeFraction);
  const withStakes = (returns: number): Returns => ({ returns, profit: returns - 2 * stakePerPart });
  return { won: withStakes(stakePerPart * decimalOdds + place), placed: withStakes(place), lost: withStakes(0) };
}

/**
 * Returns the share of a bankroll that makes it grow fastest in the long run: (p·d − 1) / (d − 1), or 0 where that is negative (Kelly, "A
 * new interpretation of information rate", Bell System Technical Journal, 1956).
 *
 * @param probability of winning, between 0 and 1
 * @param decimalOdds above 1
 * @param fraction of the full stake that is bet, above 0 and at most 1: a half is customary, since the probability is only an estimate
 */
export function kellyShare(probability: number, decimalOdds: number, fraction = 1): number {
  return Math.max(0, (probability * decimalOdds - 1) / (decimalOdds - 1)) * fraction;
}

export interface Dutching extends Returns {
  /** The stake on each selection, in the order of the prices. */
  readonly stakes: readonly number[];
}

/**
 * Returns the stakes over several selections of which at most one can win, such that the payout is the same whichever wins. Each stake is rounded to
 * hundredths, so that the payouts differ a little; together the stakes make the total.
 *
 * @param totalStake above 0
 * @param decimalOdds at least one price, each above 1
 */
export function dutch(totalStake: number, decimalOdds: readonly number[]): Dutching {
  const shares = decimalOdds.map((price) => 1 / price);
  const sum = shares.reduce((total, share) => total + share, 0);
  const returns = totalStake / sum;
  const exact = shares.map((share) => (totalStake * share) / sum);
  return { stakes: inHundredths(exact, totalStake), returns, profit: returns - totalStake };
}

/** Rounds parts to hundredths that add up to their rounded sum: the hundredths that are left go to those with the greatest remainders. */
function inHundredths(parts: readonly number[], sum: number): number[] {
  const hundredths = parts.map((part) => part * 100);
  const whole = hundredths.map((part) => Math.floor(part + 1e-9));
  const left = Math.round(sum * 100) - whole.reduce((total, part) => total + part, 0);
  const remainder = (at: number) => (hundredths[at] as number) - (whole[at] as number);
  const favoured = new Set(
    [...parts.keys()].sort((first, second) => remainder(second) - remainder(first) || first - second).slice(0, left),
  );
  return whole.map((part, at) => (part + (favoured.has(at) ? 1 : 0)) / 100);
}
