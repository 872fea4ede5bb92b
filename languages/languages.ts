import type { Language } from '#domain/language/languages.ts';
import { czech } from './cs/pack.ts';
import { german } from './de/pack.ts';
import { greek } from './el/pack.ts';
import { english } from './en/pack.ts';
import { spanish } from './es/pack.ts';
import { italian } from './it/pack.ts';
import type { LanguagePack } from './language-pack.ts';
import { brazilianPortuguese } from './pt-BR/pack.ts';

const packs = {
  en: english,
  cs: czech,
  de: german,
  es: spanish,
  el: greek,
  it: italian,
  'pt-BR': brazilianPortuguese,
};

/** The packs by BCP-47 tag, with the facts of each as it writes them. */
export type Packs = typeof packs;

/** The languages of the site by BCP-47 tag. The browser never loads this module, only the parts that `ofEach` returns. */
export const languagePacks: Readonly<Record<Language, LanguagePack>> = packs;
