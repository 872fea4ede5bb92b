import type { Language } from '#domain/language/languages.ts';
import type { LanguagePack } from './language-pack.ts';
import { languagePacks } from './languages.ts';

/**
 * Returns one part of every language, by BCP-47 tag. In the browser the call is replaced at build time by imports of this part alone
 * (app/i18n/parts-of-languages-plugin.ts), so that a script holds no more of a language than it needs.
 */
export function ofEach<Part extends keyof LanguagePack>(part: Part): Readonly<Record<Language, LanguagePack[Part]>> {
  const parts = Object.entries(languagePacks).map(([tag, pack]) => [tag, pack[part]]);
  return Object.fromEntries(parts) as Readonly<Record<Language, LanguagePack[Part]>>;
}
