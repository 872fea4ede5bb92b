import { judgedMarkets, type OfMarkets, ofMarkets } from './judged-market.ts';

/**
 * How often each outcome has come in a division so far: what a forecaster would say who knows nothing of the clubs. Each outcome
 * counts once before the first match, so that none is ever held for impossible (the rule of succession: Laplace, 1814).
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
