import { type CalculatorState, stateOf } from '#app/islands/calculator/calculator-state.ts';
import { piecePath } from '#app/piece-paths.ts';
import type { Site } from '#app/site-context.server.ts';
import { type CalculatorAddress, calculatorAddress } from './calculator.address.ts';

export interface CalculatorView {
  readonly state: CalculatorState;
  /** The absolute address of the calculators. */
  readonly address: string;
  /** The articles that explain the figures. */
  readonly reading: readonly { readonly path: string; readonly title: string }[];
}

const explained = ['odds-formats', 'implied-probability-and-margin', 'accumulators', 'bankroll-and-kelly'];

/** Reads the calculator of an address. It needs no data: what is entered stands in the address. */
export function loadCalculator({ pieces, words: { locale }, absolute }: Site, address: CalculatorAddress): CalculatorView {
  return {
    state: stateOf(address),
    address: absolute(locale, calculatorAddress.path),
    reading: explained
      .flatMap((slug) => pieces.find((piece) => piece.section === 'academy' && piece.slug === slug) ?? [])
      .map((piece) => ({ path: piecePath(piece), title: piece.texts[locale.tag].title })),
  };
}
