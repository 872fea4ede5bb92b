export const oddsFormats = ['decimal', 'fractional', 'moneyline'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

/**
 * The fractions that British bookmakers quote, as pairs of numerator and denominator, shortest price first.
 * Source: the customary odds ladder of UK racing boards, thinned to what football coupons use.
 */
const ladder: readonly (readonly [number, number])[] = [
  [1, 100],
  [1, 66],
  [1, 50],
  [1, 40],
  [1, 33],
  [1, 25],
  [1, 20],
  [1, 16],
  [1, 14],
  [1, 12],
  [1, 11],
  [1, 10],
  [1, 9],
  [1, 8],
  [2, 15],
  [1, 7],
  [2, 13],
  [1, 6],
  [2, 11],
  [1, 5],
  [2, 9],
  [1, 4],
  [2, 7],
  [3, 10],
  [1, 3],
  [4, 11],
  [2, 5],
  [4, 9],
  [1, 2],
  [8, 15],
  [4, 7],
  [8, 13],
  [4, 6],
  [8, 11],
  [4, 5],
  [5, 6],
  [10, 11],
  [1, 1],
  [11, 10],
  [6, 5],
  [5, 4],
  [11, 8],
  [7, 5],
  [6, 4],
  [8, 5],
  [13, 8],
  [17, 10],
  [7, 4],
  [9, 5],
  [15, 8],
  [2, 1],
  [21, 10],
  [85, 40],
  [11, 5],
  [9, 4],
  [23, 10],
  [12, 5],
  [5, 2],
  [13, 5],
  [27, 10],
  [11, 4],
  [14, 5],
  [3, 1],
  [16, 5],
  [10, 3],
  [7, 2],
  [18, 5],
  [15, 4],
  [4, 1],
  [9, 2],
  [5, 1],
  [11, 2],
  [6, 1],
  [13, 2],
  [7, 1],
  [15, 2],
  [8, 1],
  [17, 2],
  [9, 1],
  [10, 1],
  [11, 1],
  [12, 1],
  [14, 1],
  [16, 1],
  [18, 1],
  [20, 1],
  [22, 1],
  [25, 1],
  [28, 1],
  [33, 1],
  [40, 1],
  [50, 1],
  [66, 1],
  [80, 1],
  [100, 1],
  [125, 1],
  [150, 1],
  [200, 1],
  [250, 1],
  [500, 1],
  [1000, 1],
];

/**
 * The fraction of the bookmakers' ladder nearest to a decimal price, `17/20` style; `evens` is written `1/1`.
 * Nearness is by ratio of profit, so that short prices are not rounded more than long ones.
 *
 * @param decimalOdds a price above 1
 */
export function toFractionalOdds(decimalOdds: number): string {
  const profit = decimalOdds - 1;
  let nearest = ladder[0] as readonly [number, number];
  let distance = Number.POSITIVE_INFINITY;
  for (const fraction of ladder) {
    const away = Math.abs(Math.log(fraction[0] / fraction[1] / profit));
    if (away < distance) [nearest, distance] = [fraction, away];
  }
  return `${nearest[0]}/${nearest[1]}`;
}

/**
 * The American moneyline of a decimal price: what 100 units win at 2.00 or more (`+150`), what must be staked to win 100
 * below it (`−200`), rounded to the whole number, with a true minus sign.
 *
 * @param decimalOdds a price above 1
 */
export function toMoneylineOdds(decimalOdds: number): string {
  return decimalOdds >= 2 ? `+${Math.round((decimalOdds - 1) * 100)}` : `−${Math.round(100 / (decimalOdds - 1))}`;
}
