import type { NounRules } from '#languages/prose/name-entry.ts';

/** Returns the forms of a noun that name it, without the words that only show its gender or number to editors. */
export function namesOf<Noun>(noun: Noun, { cases }: Pick<NounRules<Noun>, 'cases'>): string[] {
  return cases.flatMap(({ form, isAgreement }) => (isAgreement === true ? [] : [form(noun)]));
}

/** Returns true for a sentence that has one of some names as whole words, in capitals or not. */
export function mentions(sentence: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const text = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'iu').test(sentence);
  });
}
