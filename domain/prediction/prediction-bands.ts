/** Ranges of the chance of a predicted result, each up to the beginning of the next, in ascending order. */
export const predictionBands = [
  { band: 'below-40', from: 0 },
  { band: '40-50', from: 0.4 },
  { band: '50-60', from: 0.5 },
  { band: '60-70', from: 0.6 },
  { band: '70-up', from: 0.7 },
] as const;
export type PredictionBand = (typeof predictionBands)[number]['band'];

/** Returns the band that contains a chance. */
export function predictionBandOf(chance: number): PredictionBand {
  return (predictionBands.findLast(({ from }) => chance >= from) ?? predictionBands[0]).band;
}
