import type { Language } from '#domain/language/languages.ts';
import { serverParts } from '#languages/languages.server.ts';
import type { Formatters } from '../formatters.ts';
import type { Locale } from '../locales.ts';
import { remembered } from '../remembered.ts';
import { createProse, type Prose } from './create-prose.server.ts';
import { createProseFigures } from './prose-figures.ts';

const made = new Map<Language, Prose>();

/** Returns the prose of a language, made once. */
export function proseOf(locale: Locale, format: Formatters): Prose {
  return remembered(made, locale.tag, () =>
    serverParts[locale.tag].writing.with(({ prose }) => createProse(locale.tag, prose, createProseFigures(locale, format))),
  );
}
