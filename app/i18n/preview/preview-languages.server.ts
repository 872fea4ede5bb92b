import type { Language } from '#domain/language/languages.ts';
import { brazilianPortuguese } from './brazilian-portuguese.server.ts';
import { czech } from './czech.server.ts';
import { english } from './english.server.ts';
import { german } from './german.server.ts';
import { greek } from './greek.server.ts';
import { italian } from './italian.server.ts';
import type { PreviewLanguage } from './preview-language.ts';
import { spanish } from './spanish.server.ts';

/** The sentences of every language, by BCP-47 tag. They stay on the server. */
export const previewLanguages: Readonly<Record<Language, PreviewLanguage>> = {
  en: english,
  cs: czech,
  de: german,
  es: spanish,
  el: greek,
  it: italian,
  'pt-BR': brazilianPortuguese,
};
