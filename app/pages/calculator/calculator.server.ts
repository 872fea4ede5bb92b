import { illustratedArticles, linksToSection } from '#app/components/articles/illustrated-articles.ts';
import type { IllustratedArticle } from '#app/components/articles/listed-article.ts';
import type { LinkedPage } from '#app/components/page/page-links.tsx';
import { type CalculatorState, stateOf } from '#app/islands/calculator/calculator-state.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { type CalculatorAddress, calculatorAddress } from './calculator.address.ts';

export interface CalculatorView {
  readonly state: CalculatorState;
  /** The absolute address of the calculators. */
  readonly address: string;
  /** The articles that explain the figures. */
  readonly reading: readonly IllustratedArticle[];
  /** All lessons of the academy. */
  readonly lessons: readonly LinkedPage[];
}

const explained = [
  'academy/odds-formats',
  'academy/implied-probability-and-margin',
  'academy/accumulators',
  'academy/bankroll-and-kelly',
] as const;

/** Returns the calculator of an address. It needs no data: the visitor's figures are in the address. */
export function loadCalculator({ pieces, words, absolute }: Site, address: CalculatorAddress): CalculatorView {
  return {
    state: stateOf(address),
    address: absolute(words.locale, calculatorAddress.path),
    reading: illustratedArticles(explained, pieces, words),
    lessons: linksToSection('academy', pieces, words),
  };
}
