import { createRandom } from '#domain/chance/random.ts';

/** The gap of one forecaster's mean score behind another's, in per cent of the other's; negative when it is ahead. */
export interface GapPercent {
  readonly percent: number;
  /** The bounds of the middle 95% of the gaps of resampled matches. */
  readonly interval: readonly [low: number, high: number];
}

const samples = 1000;
const seed = 20_120_818;
const tail = 0.025;

/**
 * Returns the gaps between several forecasters' mean scores and that of a reference over the same matches, each with a 95% interval by the
 * paired bootstrap: matches are drawn again with replacement, each with all its scores, 1,000 times, and the interval leaves out the
 * 2.5% smallest and largest gaps (Efron and Tibshirani, "An introduction to the bootstrap", 1993, chapter 13). The same scores give
 * the same interval.
 *
 * @param scores of each forecaster, one a match, lower is better
 * @param reference scores of the same matches in the same order, above 0
 * @throws RangeError without matches, and when two lists are not of one length
 */
export function gapPercents(scores: readonly (readonly number[])[], reference: readonly number[]): GapPercent[] {
  const matches = reference.length;
  if (matches === 0) throw new RangeError('a gap needs matches');
  const unpaired = scores.find(({ length }) => length !== matches);
  if (unpaired !== undefined) throw new RangeError(`${unpaired.length} scores cannot be paired with ${matches}`);
  const columns = [reference, ...scores].map((own) => Float64Array.from(own));
  const gapsOfAll = gapsOf(columns.map((own) => own.reduce((sum, score) => sum + score, 0)));
  const resampled = scores.map(() => new Float64Array(samples));
  const random = createRandom(seed);
  const drawn = new Uint32Array(matches);
  for (let sample = 0; sample < samples; sample += 1) {
    for (let draw = 0; draw < matches; draw += 1) drawn[draw] = random.integer(matches);
    const gaps = gapsOf(columns.map((own) => sumOfDrawn(own, drawn)));
    for (const [column, gap] of gaps.entries()) (resampled[column] as Float64Array)[sample] = gap;
  }
  return gapsOfAll.map((percent, column) => {
    const sorted = (resampled[column] as Float64Array).sort();
    return { percent, interval: [quantile(sorted, tail), quantile(sorted, 1 - tail)] };
  });
}

function sumOfDrawn(scores: Float64Array, drawn: Uint32Array): number {
  let sum = 0;
  for (let draw = 0; draw < drawn.length; draw += 1) sum += scores[drawn[draw] as number] as number;
  return sum;
}

/**
 * Returns the gap of each sum behind the reference, in per cent of the reference.
 *
 * @param sums the reference's first
 */
function gapsOf([reference, ...sums]: readonly number[]): number[] {
  return sums.map((sum) => (sum / (reference as number) - 1) * 100);
}

/** Returns a quantile by linear interpolation between the two nearest values. */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below] as number;
  return low + ((sorted[Math.ceil(place)] as number) - low) * (place - below);
}
