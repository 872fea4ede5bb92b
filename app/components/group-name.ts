import type { Translate } from '#app/i18n/translate.ts';

const longestLetter = 2;

/** Returns a group in words: `Group A`; one that has a name of its own, such as a conference or a region, by that. */
export function groupName(t: Translate, name: string): string {
  return name.length <= longestLetter ? t('round.namedGroup', { name }) : name;
}
