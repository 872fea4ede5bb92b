import type { ProseName } from '#domain/story/prose-name.ts';
import type { Story } from '#domain/story/stories.ts';
import type { LanguageChecks, NumberInWords } from '#languages/language-checks.ts';

/** A number that a reader finds in a sentence. */
export interface NumberInProse {
  readonly value: number;
  /** `percent`: in whole per cents. */
  readonly unit: 'percent' | 'plain';
  /** Digits after the decimal sign. */
  readonly decimals: number;
  /** As it is written. */
  readonly text: string;
}

const perCent = /^[\s\u00a0\u202f]?(?:%|Prozent|per cent|τοις εκατό)/u;

/**
 * Returns the numbers of a sentence, in digits and in words from three to twelve.
 *
 * @param names texts to leave out, such as `Schalke 04`, which are no numbers of the sentence
 * @param signs words to leave out, such as the bet `12`
 * @param decimalSign of the language
 */
export function numbersInProse(
  sentence: string,
  {
    names,
    signs = [],
    numberWords,
    decimalSign,
  }: { names: readonly string[]; signs?: readonly string[]; numberWords: LanguageChecks['numberWords']; decimalSign: '.' | ',' },
): NumberInProse[] {
  const leftOut = [...names, ...signs]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const cut = sentence.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}.,–−-])(?:${['…', ...leftOut].join('|')})(?![\\p{L}\\p{N}%]|[.,–:-]\\p{N})`, 'gu'),
    '…',
  );
  const groupSign = decimalSign === '.' ? ',' : '.';
  const digits = new RegExp(`\\d{1,3}(?:[${groupSign}\\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+(?:[${decimalSign}]\\d+)?`, 'gu');
  const inDigits = [...cut.matchAll(digits)].map(({ 0: text, index }): NumberInProse => {
    const isGrouped = /\d[.,\u00a0\u202f]\d{3}$/u.test(text) && !text.includes(decimalSign);
    const plain = isGrouped ? text.replaceAll(/\D/gu, '') : text.replace(decimalSign, '.');
    return {
      value: Number(plain),
      unit: perCent.test(cut.slice(index + text.length)) ? 'percent' : 'plain',
      decimals: plain.split('.')[1]?.length ?? 0,
      text,
    };
  });
  const inWords = (Object.entries(numberWords) as unknown as [NumberInWords, string][]).flatMap(([value, words]) =>
    [...cut.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu'))].map(
      ({ 0: text }): NumberInProse => ({ value: Number(value), unit: 'plain', decimals: 0, text }),
    ),
  );
  return [...inDigits, ...inWords];
}

/**
 * Returns the numbers that no fact gives: neither a fact itself, rounded to the digits that are shown, nor the sum or difference of two facts of one
 * story, nor, for counts, one more or one less than a fact.
 *
 * @param facts of each story of the text
 */
export function numbersWithoutFact(numbers: readonly NumberInProse[], facts: readonly object[]): NumberInProse[] {
  const ofStories = facts.map(valuesOf);
  const known = ofStories.flatMap((values) => [
    ...values,
    ...values.flatMap((one) => values.flatMap((other) => [one + other, Math.abs(one - other)])),
    ...values.filter(Number.isInteger).flatMap((value) => [value + 1, value - 1]),
  ]);
  const chances = ofStories.flat().filter((value) => value > 0 && value < 1);
  return numbers.filter(({ value, unit, decimals }) => {
    const isShownAs = (fact: number, digits: number) => Math.abs(Math.abs(fact) - value) <= 0.5001 * 10 ** -digits;
    if (unit === 'percent') return !chances.some((chance) => isShownAs(100 * chance, decimals) || isShownAs(100 * (1 - chance), decimals));
    // A whole number in words is also written for a mean such as 4.03.
    return !known.some((fact) => (decimals === 0 ? Math.abs(Math.abs(fact) - value) < 0.05 : isShownAs(fact, decimals)));
  });
}

/** Returns all numbers within facts; of a text such as `2-1`, the score of a bet, its numbers. */
function valuesOf(facts: unknown): number[] {
  if (typeof facts === 'number') return [facts];
  if (typeof facts === 'string') return (facts.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number);
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.values(facts).flatMap(valuesOf);
}

/** Returns the facts of a story with the numbers that its sentences take from its kind. */
export function factsSaid({ kind, facts }: Story<ProseName>): object {
  // The line of 2.5 goals: more are three goals, fewer are two.
  if (kind === 'goalsMany' || kind === 'goalsFew') return { ...facts, line: 2.5, goals: kind === 'goalsMany' ? 3 : 2 };
  if (kind === 'manyGoals' || kind === 'fewGoals') return { ...facts, average: facts.goals / facts.matches };
  // A match between two in danger is one for six points: three won and three kept from the other.
  if (kind === 'relegationFight') return { ...facts, sixPointer: 6 };
  if (kind === 'firstMeetsSecond') return { ...facts, gapAfterWin: facts.gap - 3 };
  // Either side may win, or neither.
  if (kind === 'noTipValue' || kind === 'expectedWin') return { ...facts, results: 3 };
  // A side of eleven, less those sent off.
  if (kind === 'sentOff') return { ...facts, left: 10 };
  if (kind === 'severalSentOff') return { ...facts, left: 11 - facts.players };
  if (kind === 'bothSentOff') return { ...facts, homeLeft: 11 - facts.homePlayers, awayLeft: 11 - facts.awayPlayers };
  if ('stage' in facts && facts.stage !== undefined) return { ...facts, ties: tiesOf(facts.stage) };
  return facts;
}

/** Returns the number of ties after which languages name a round: sixteen for the round of 32 clubs, eight for play-offs for the last sixteen. */
function tiesOf(stage: string): number {
  if (stage === 'quarter-final') return 4;
  if (stage === 'knock-out-play-off') return 8;
  return Number(/\d+$/.exec(stage)?.[0] ?? 0) / 2;
}

/** Signs of bets, no numbers: `12` for either side to win; in Greek with its own letter. */
export const signsOfBets = ['12', '1X', 'X2', '1Χ', 'Χ2'];
