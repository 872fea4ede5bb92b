import type { Language } from '#domain/language/languages.ts';
import type { Formatters } from '../formatters.ts';
import type { Locale } from '../locales.ts';
import { remembered } from '../remembered.ts';
import { createProse, type Prose } from './create-prose.server.ts';
import { createProseFigures } from './prose-figures.ts';
import type { ProseFigures } from './story-texts.ts';
import { brazilianPortugueseProse } from './texts/brazilian-portuguese-prose.server.ts';
import { czechProse } from './texts/czech-prose.server.ts';
import { englishProse } from './texts/english-prose.server.ts';
import { germanProse } from './texts/german-prose.server.ts';
import { greekProse } from './texts/greek-prose.server.ts';
import { italianProse } from './texts/italian-prose.server.ts';
import { spanishProse } from './texts/spanish-prose.server.ts';

/** Prose of every language, by BCP 47 tag; for the server only. */
const proses: Readonly<Record<Language, (figures: ProseFigures) => Prose>> = {
  en: (figures) => createProse('en', englishProse, figures),
  cs: (figures) => createProse('cs', czechProse, figures),
  de: (figures) => createProse('de', germanProse, figures),
  es: (figures) => createProse('es', spanishProse, figures),
  el: (figures) => createProse('el', greekProse, figures),
  it: (figures) => createProse('it', italianProse, figures),
  'pt-BR': (figures) => createProse('pt-BR', brazilianPortugueseProse, figures),
};

const made = new Map<Language, Prose>();

/** Returns the prose of a language, made once. */
export function proseOf(locale: Locale, format: Formatters): Prose {
  return remembered(made, locale.tag, () => proses[locale.tag](createProseFigures(locale, format)));
}
