import { judgedMarkets, type OfMarkets, ofMarkets } from './judged-market.ts';

/**
 * The frequency of each outcome in a division so far: the forecast without any knowledge of the clubs. Each outcome starts with a count of one,
 * so that none is ever taken for impossible (the rule of succession: Laplace, 1814).
 */
export class BaseRates {
  readonly #counts = new Map<string, OfMarkets<number[]>>();

  of(division: string): OfMarkets<readonly number[]> {
    const counts = this.#countsOf(division);
    return ofMarkets((market) => {
      const sum = counts[market].reduce((total, count) => total + count, 0);
      return counts[market].map((count) => count / sum);
    });
  }

  observe(division: string, outcomes: OfMarkets<number>): void {
    const counts = this.#countsOf(division);
    ofMarkets((market) => {
      const outcome = outcomes[market];
      counts[market][outcome] = (counts[market][outcome] as number) + 1;
    });
  }

  #countsOf(division: string): OfMarkets<number[]> {
    const counts = this.#counts.get(division) ?? ofMarkets((market) => judgedMarkets[market].map(() => 1));
    this.#counts.set(division, counts);
    return counts;
  }
}
