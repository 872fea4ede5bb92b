import type { Language } from '#domain/language/languages.ts';
import { czechProse } from '#languages/cs/prose/prose.ts';
import { germanProse } from '#languages/de/prose/prose.ts';
import { greekProse } from '#languages/el/prose/prose.ts';
import { englishProse } from '#languages/en/prose/prose.ts';
import { spanishProse } from '#languages/es/prose/prose.ts';
import { italianProse } from '#languages/it/prose/prose.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { brazilianPortugueseProse } from '#languages/pt-BR/prose/prose.ts';
import type { Formatters } from '../formatters.ts';
import type { Locale } from '../locales.ts';
import { remembered } from '../remembered.ts';
import { createProse, type Prose } from './create-prose.server.ts';
import { createProseFigures } from './prose-figures.ts';

/** The prose of every language, by BCP-47 tag. It stays on the server. */
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

/** Returns a language at work on prose, made once. */
export function proseOf(locale: Locale, format: Formatters): Prose {
  return remembered(made, locale.tag, () => proses[locale.tag](createProseFigures(locale, format)));
}
