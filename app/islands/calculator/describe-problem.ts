import type { Words } from '#app/i18n/words/create-words.ts';
import { largestAmount } from '#domain/calculator/read-amount.ts';
import { longestPrice } from '#domain/odds/read-odds.ts';
import type { Problem } from './calculate.ts';

/** Returns sentences that say what is wrong with the text of a field, and what is expected. */
export function describeProblem(problem: Problem, text: string, words: Words): string {
  const { format, t } = words;
  const values = {
    value: text.trim(),
    most: format.integer(longestPrice),
    largest: format.integer(largestAmount),
    ...examplesOf(words),
  };
  switch (problem.of) {
    case 'odds':
      return `${t(`calculator.fault.odds.${problem.fault}`, values)} ${t(`calculator.expected.${problem.notation ?? 'any'}`, values)}`;
    case 'amount':
      return `${t(`calculator.fault.amount.${problem.fault}`, values)} ${t('calculator.expected.amount', values)}`;
    case 'chance':
      return `${t(`calculator.fault.chance.${problem.fault}`, values)} ${t('calculator.expected.probability', values)}`;
    case 'place':
      return `${t(`calculator.fault.place.${problem.fault}`, values)} ${t('calculator.expected.place', values)}`;
    case 'format':
      return t('calculator.fault.format', values);
  }
}

/** Returns sample entries, written as the page's language writes them. */
export function examplesOf({ format }: Words) {
  return {
    decimal: format.decimals(3.5, 2),
    hongKong: format.decimals(2.5, 2),
    half: format.decimals(0.5, 2),
    malay: format.decimals(-0.4, 2),
    indonesian: format.decimals(-2, 2),
    amount: format.decimals(2.5, 1),
    percent: format.percent(0.4),
  };
}
