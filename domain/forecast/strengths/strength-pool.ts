/**
 * The estimated strengths of the clubs of one country: a normal distribution with every covariance, so that a result also changes the
 * estimates of the clubs which the two have met, and of the league that one of them came from.
 */
export interface StrengthPool {
  has(club: number): boolean;
  mean(club: number): number;
  variance(club: number): number;
  covariance(first: number, second: number): number;
  /** Adds a club with an estimate that may be correlated with those of others. */
  enter(club: number, mean: number, variance: number, covarianceWith: (other: number) => number): void;
  /** Adds variance to the estimate of a club. */
  loosen(club: number, variance: number): void;
  /** Moves a club towards the average of some clubs, itself among them: `keep` of the difference stays. */
  pull(club: number, towards: readonly number[], keep: number): void;
  /**
   * Learns from an observed difference of the strengths of two clubs of the pool, or of one of them and something outside.
   *
   * @param better the club whose strength counts for the difference
   * @param worse the one that counts against it; undefined for an outsider
   * @param surprise the difference observed less the one that was expected
   * @param variance of the surprise: of the strengths and of the observation
   */
  learn(better: number | undefined, worse: number | undefined, surprise: number, variance: number): void;
  /**
   * Learns from an expected difference between a club and the average of others of the pool.
   *
   * @param expected the difference of the club's strength to their average, before anything else is known of it
   * @param variance of that expectation
   */
  learnPlace(club: number, among: readonly number[], expected: number, variance: number): void;
}

export function createStrengthPool(): StrengthPool {
  const places = new Map<number, number>();
  let capacity = 32;
  let means = new Float64Array(capacity);
  let covariances = new Float64Array(capacity * capacity);
  let column = new Float64Array(capacity);
  const place = (club: number): number => places.get(club) as number;

  const grow = (): void => {
    const larger = new Float64Array(4 * capacity * capacity);
    for (let row = 0; row < capacity; row += 1) larger.set(covariances.subarray(row * capacity, (row + 1) * capacity), 2 * row * capacity);
    capacity *= 2;
    covariances = larger;
    column = new Float64Array(capacity);
    const longer = new Float64Array(capacity);
    longer.set(means);
    means = longer;
  };

  const setCovariances = (at: number, value: (other: number) => number): void => {
    for (let other = 0; other < places.size; other += 1) {
      const covariance = value(other);
      covariances[at * capacity + other] = covariance;
      covariances[other * capacity + at] = covariance;
    }
  };

  /** Moves all clubs by a surprise; `column` holds their covariances with the observed difference. */
  const follow = (surprise: number, variance: number): void => {
    const count = places.size;
    for (let row = 0; row < count; row += 1) {
      const gain = (column[row] as number) / variance;
      if (gain === 0) continue;
      means[row] = (means[row] as number) + gain * surprise;
      const from = row * capacity;
      for (let club = 0; club < count; club += 1)
        covariances[from + club] = (covariances[from + club] as number) - gain * (column[club] as number);
    }
  };

  return {
    has: (club) => places.has(club),
    mean: (club) => means[place(club)] as number,
    variance: (club) => covariances[place(club) * (capacity + 1)] as number,
    covariance: (first, second) => covariances[place(first) * capacity + place(second)] as number,
    enter(club, mean, variance, covarianceWith) {
      if (places.size === capacity) grow();
      const at = places.size;
      for (const [other, otherAt] of places) column[otherAt] = covarianceWith(other);
      places.set(club, at);
      means[at] = mean;
      setCovariances(at, (other) => (other === at ? variance : (column[other] as number)));
    },
    loosen(club, variance) {
      const diagonal = place(club) * (capacity + 1);
      covariances[diagonal] = (covariances[diagonal] as number) + variance;
    },
    pull(club, towards, keep) {
      const at = place(club);
      const among = towards.map(place);
      const part = (1 - keep) / among.length;
      const average = among.reduce((sum, other) => sum + (means[other] as number), 0) / among.length;
      means[at] = average + keep * ((means[at] as number) - average);
      for (let other = 0; other < places.size; other += 1) {
        let sum = 0;
        for (const one of among) sum += covariances[one * capacity + other] as number;
        column[other] = keep * (covariances[at * capacity + other] as number) + part * sum;
      }
      let sum = 0;
      for (const one of among) sum += column[one] as number;
      const variance = keep * (column[at] as number) + part * sum;
      setCovariances(at, (other) => (other === at ? variance : (column[other] as number)));
    },
    learnPlace(club, among, expected, variance) {
      const at = place(club);
      const others = among.map(place);
      const part = 1 / others.length;
      for (let row = 0; row < places.size; row += 1) {
        let sum = 0;
        for (const other of others) sum += covariances[other * capacity + row] as number;
        column[row] = (covariances[at * capacity + row] as number) - part * sum;
      }
      const average = part * others.reduce((sum, other) => sum + (means[other] as number), 0);
      const spread = (column[at] as number) - part * others.reduce((sum, other) => sum + (column[other] as number), 0);
      follow(expected - ((means[at] as number) - average), variance + spread);
    },
    learn(better, worse, surprise, variance) {
      const count = places.size;
      const plus = better === undefined ? -1 : place(better) * capacity;
      const minus = worse === undefined ? -1 : place(worse) * capacity;
      for (let club = 0; club < count; club += 1) {
        const toward = plus < 0 ? 0 : (covariances[plus + club] as number);
        column[club] = minus < 0 ? toward : toward - (covariances[minus + club] as number);
      }
      follow(surprise, variance);
    },
  };
}
