import type { Formatters } from '#app/i18n/formatters.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { remembered } from '#app/i18n/remembered.ts';
import type { Language } from '#domain/language/languages.ts';
import { czechBasketball } from '#languages/cs/prose/basketball/basketball.ts';
import { czechProse } from '#languages/cs/prose/prose.ts';
import { czechTennis } from '#languages/cs/prose/tennis/tennis.ts';
import { germanBasketball } from '#languages/de/prose/basketball/basketball.ts';
import { germanProse } from '#languages/de/prose/prose.ts';
import { germanTennis } from '#languages/de/prose/tennis/tennis.ts';
import { inRunningText as germanFigures } from '#languages/de/prose/words.ts';
import { greekBasketball } from '#languages/el/prose/basketball/basketball.ts';
import { greekProse } from '#languages/el/prose/prose.ts';
import { greekTennis } from '#languages/el/prose/tennis/tennis.ts';
import { englishBasketball } from '#languages/en/prose/basketball/basketball.ts';
import { englishProse } from '#languages/en/prose/prose.ts';
import { englishTennis } from '#languages/en/prose/tennis/tennis.ts';
import { spanishBasketball } from '#languages/es/prose/basketball/basketball.ts';
import { spanishProse } from '#languages/es/prose/prose.ts';
import { spanishTennis } from '#languages/es/prose/tennis/tennis.ts';
import { italianBasketball } from '#languages/it/prose/basketball/basketball.ts';
import { italianProse } from '#languages/it/prose/prose.ts';
import { italianTennis } from '#languages/it/prose/tennis/tennis.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { brazilianPortugueseBasketball } from '#languages/pt-BR/prose/basketball/basketball.ts';
import { brazilianPortugueseProse } from '#languages/pt-BR/prose/prose.ts';
import { brazilianPortugueseTennis } from '#languages/pt-BR/prose/tennis/tennis.ts';
import { inRunningText as brazilianFigures } from '#languages/pt-BR/prose/words.ts';
import { createProseFigures } from '../prose-figures.ts';
import { type CourtLanguage, type CourtProse, createCourtProse } from './create-court-prose.server.ts';

/** Returns what makes the prose of a language out of its figures. */
const speaking =
  <Noun>(tag: Language, language: CourtLanguage<Noun>) =>
  (figures: ProseFigures) =>
    createCourtProse(tag, language, figures);

const dashes = { games: '–', sets: ', ', points: '–' };
const colons = { games: ':', sets: ', ', points: ':' };
const hyphens = { games: '-', sets: ', ', points: '-' };

/** The prose of every language. It stays on the server. */
const proses: Readonly<Record<Language, (figures: ProseFigures) => CourtProse>> = {
  en: speaking('en', { prose: englishProse, tennis: englishTennis, basketball: englishBasketball, signs: dashes }),
  cs: speaking('cs', { prose: czechProse, tennis: czechTennis, basketball: czechBasketball, signs: colons }),
  de: speaking('de', {
    prose: germanProse,
    tennis: germanTennis,
    basketball: germanBasketball,
    signs: colons,
    inRunningText: germanFigures,
  }),
  es: speaking('es', { prose: spanishProse, tennis: spanishTennis, basketball: spanishBasketball, signs: hyphens }),
  el: speaking('el', { prose: greekProse, tennis: greekTennis, basketball: greekBasketball, signs: hyphens }),
  it: speaking('it', { prose: italianProse, tennis: italianTennis, basketball: italianBasketball, signs: hyphens }),
  'pt-BR': speaking('pt-BR', {
    prose: brazilianPortugueseProse,
    tennis: brazilianPortugueseTennis,
    basketball: brazilianPortugueseBasketball,
    signs: { games: '/', sets: ', ', points: ' a ' },
    inRunningText: brazilianFigures,
  }),
};

const made = new Map<Language, CourtProse>();

/** Returns a language at work on tennis and basketball, made once. */
export function courtProseOf(locale: Locale, format: Formatters): CourtProse {
  return remembered(made, locale.tag, () => proses[locale.tag](createProseFigures(locale, format)));
}
