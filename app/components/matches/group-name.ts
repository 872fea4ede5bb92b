import type { Translate } from '#app/i18n/words/translate.ts';

const longestLetter = 2;

/** Returns a group in words: `Group A`; a name of more than two letters, such as that of a conference or a region, unchanged. */
export function groupName(t: Translate, name: string): string {
  return name.length <= longestLetter ? t('round.namedGroup', { name }) : name;
}
