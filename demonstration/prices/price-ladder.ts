/** The steps between the prices that bookmakers quote, each from a price upwards. */
const ladder = [
  { from: 50, step: 1 },
  { from: 20, step: 0.5 },
  { from: 10, step: 0.1 },
  { from: 4, step: 0.05 },
  { from: 1, step: 0.01 },
] as const;

/**
 * The lowest price that a bookmaker quotes. The highest is limited as well, so that a near certainty and its opposite still have a margin
 * together.
 */
const lowestPrice = 1.01;
const highestPrice = 81;

/** Returns the highest price of the ladder that is not above a decimal price, between 1.01 and 81. */
export function onLadder(decimalOdds: number): number {
  const { step } = ladder.find(({ from }) => decimalOdds >= from) ?? { step: 0.01 };
  const steps = Math.floor(decimalOdds / step + 1e-9);
  return Math.min(highestPrice, Math.max(lowestPrice, Math.round(steps * step * 100) / 100));
}
