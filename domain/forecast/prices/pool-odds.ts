/**
 * The weight of the sharpest bookmaker in the odds on a result, when both it and others quote. The seasons 2013-14 to 2017-18 alone would
 * give it 1.6 (standard error 0.34); it is less than half of that, since single seasons fit anything from −0.25 to 2
 * (docs/decisions/0109-the-forecast-between-its-inputs.md).
 */
export const sharpShare = 0.7;
/** Max difference between a chance by the sharpest bookmaker and by the average: beyond it one of the two is a typing error. */
const maxApart = 0.1;

/**
 * Returns the chances that the odds of one market imply: the bookmakers' average, or a mean of it and the sharpest bookmaker's by
 * `sharpShare`.
 *
 * @param average margin-free chances by the average price, one for each selection
 * @param sharp the same by the prices of the sharpest bookmaker; undefined when it does not quote the market; ignored when they are too far
 * from the average to be right
 */
export function poolOdds(average: readonly number[], sharp: readonly number[] | undefined): readonly number[] {
  if (sharp === undefined || average.some((chance, at) => Math.abs((sharp[at] as number) - chance) > maxApart)) return average;
  return average.map((chance, at) => chance + sharpShare * ((sharp[at] as number) - chance));
}
