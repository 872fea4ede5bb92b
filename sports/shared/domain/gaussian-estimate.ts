/** A weighted sum of the numbers of an estimate: its mean, its variance, and its covariance with each of the numbers. */
export interface Projection {
  readonly mean: number;
  readonly variance: number;
  readonly covariances: Float64Array;
}

/** Numbers that are known only roughly: a normal distribution with every covariance, which learns from weighted sums of the numbers. */
export class GaussianEstimate {
  #means = new Float64Array();
  #covariances = new Float64Array();

  /** Begins with independent numbers. */
  constructor(numbers: readonly { readonly mean: number; readonly variance: number }[]) {
    for (const { mean, variance } of numbers) this.enter(mean, variance);
  }

  copy(): GaussianEstimate {
    const copy = new GaussianEstimate([]);
    copy.#means = this.#means.slice();
    copy.#covariances = this.#covariances.slice();
    return copy;
  }

  /** Adds a number of which only its distribution is known, and returns its place. */
  enter(mean: number, variance: number): number {
    const size = this.#means.length;
    const covariances = new Float64Array((size + 1) ** 2);
    for (let row = 0; row < size; row += 1) {
      covariances.set(this.#covariances.subarray(row * size, (row + 1) * size), row * (size + 1));
    }
    this.#means = Float64Array.of(...this.#means, mean);
    this.#covariances = covariances;
    this.loosen(size, variance);
    return size;
  }

  /** Adds variance to one number. */
  loosen(at: number, variance: number): void {
    const diagonal = at * (this.#means.length + 1);
    this.#covariances[diagonal] = (this.#covariances[diagonal] as number) + variance;
  }

  /** Shrinks one number towards 0: the share `keep` of it remains. */
  shrink(at: number, keep: number): void {
    const size = this.#means.length;
    this.#means[at] = keep * (this.#means[at] as number);
    for (let other = 0; other < size; other += 1) {
      this.#covariances[at * size + other] = keep * (this.#covariances[at * size + other] as number);
      this.#covariances[other * size + at] = keep * (this.#covariances[other * size + at] as number);
    }
  }

  /** Returns the distribution of the sum of the numbers times their weights. */
  along(weights: readonly number[]): Projection {
    const size = this.#means.length;
    const covariances = new Float64Array(size);
    let [mean, variance] = [0, 0];
    for (let row = 0; row < size; row += 1) {
      const weight = weights[row] as number;
      if (weight === 0) continue;
      mean += weight * (this.#means[row] as number);
      for (let at = 0; at < size; at += 1) {
        covariances[at] = (covariances[at] as number) + weight * (this.#covariances[row * size + at] as number);
      }
    }
    for (let at = 0; at < size; at += 1) variance += (weights[at] as number) * (covariances[at] as number);
    return { mean, variance, covariances };
  }

  /**
   * Learns from an observation of a sum. For a sum measured with noise, `pull` is the surprise divided by the variance of the surprise, and
   * `certainty` 1 divided by it (Kalman, "A new approach to linear filtering and prediction problems", 1960).
   */
  learn({ covariances }: Projection, pull: number, certainty: number): void {
    const size = this.#means.length;
    for (let row = 0; row < size; row += 1) {
      const covariance = covariances[row] as number;
      if (covariance === 0) continue;
      this.#means[row] = (this.#means[row] as number) + covariance * pull;
      for (let at = 0; at < size; at += 1) {
        const place = row * size + at;
        this.#covariances[place] = (this.#covariances[place] as number) - covariance * certainty * (covariances[at] as number);
      }
    }
  }
}
