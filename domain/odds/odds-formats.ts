/**
 * The fractions that British bookmakers quote, shortest price first.
 * Source: the customary odds ladder of UK racing boards, thinned to what football coupons use, with the twentieths of online bookmakers.
 */
const ladder: readonly (readonly [fraction: string, decimalOdds: number])[] = `
  1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3
  7/20 4/11 2/5 4/9 9/20 1/2 8/15 11/20 4/7 3/5 8/13 13/20 4/6 7/10 8/11 3/4 4/5 5/6 17/20 9/10 10/11 19/20 1/1 21/20
  11/10 23/20 6/5 5/4 13/10 27/20 11/8 7/5 29/20 6/4 31/20 8/5 13/8 33/20 17/10 7/4 9/5 37/20 15/8 19/10 39/20 2/1 41/20
  21/10 85/40 11/5 9/4 23/10 47/20 12/5 49/20 5/2 51/20 13/5 53/20 27/10 11/4 14/5 29/10 3/1 31/10 16/5 10/3 17/5 7/2 18/5
  37/10 15/4 19/5 39/10 4/1 21/5 17/4 22/5 9/2 23/5 19/4 24/5 5/1 21/4 11/2 23/4 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1
  12/1 13/1 14/1 15/1 16/1 17/1 18/1 19/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 500/1
  1000/1
`
  .trim()
  .split(/\s+/)
  .map((fraction) => {
    const [numerator, denominator] = fraction.split('/').map(Number) as [number, number];
    return [fraction, 1 + numerator / denominator];
  });

/** An allowance far above the rounding error of a price held as a double. */
const tolerance = 1e-9;

/**
 * Returns the greatest fraction of the bookmakers' ladder that is no better than a decimal price, `17/20` style; evens is `1/1`. Both are
 * compared in the hundredths in which prices are written, so that 4.33 is 10/3, or in thousandths where the price has them. Below the
 * ladder's first step it is one unit to as many as it takes.
 *
 * @param decimalOdds a price of at least 1
 */
export function toFractionalOdds(decimalOdds: number): string {
  const steps = isWhole(decimalOdds * 100) ? 100 : 1000;
  const fitting = ladder.findLast(([, price]) => Math.floor(price * steps + 0.5 + tolerance) <= decimalOdds * steps + tolerance);
  if (fitting !== undefined) return fitting[0];
  const profit = decimalOdds - 1;
  return profit < tolerance ? '0/1' : `1/${Math.ceil(1 / profit - tolerance)}`;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < tolerance;
}

/**
 * Returns the American moneyline of a decimal price: what 100 units win at 2.00 or more (`+150`), what must be staked to win 100
 * below it (`−200`), rounded to the whole number, with a true minus sign.
 *
 * @param decimalOdds a price above 1
 */
export function toMoneylineOdds(decimalOdds: number): string {
  return decimalOdds >= 2 ? `+${Math.round((decimalOdds - 1) * 100)}` : `−${Math.round(100 / (decimalOdds - 1))}`;
}
