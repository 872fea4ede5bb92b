import type { Formatters } from '#app/i18n/formatters.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { remembered } from '#app/i18n/remembered.ts';
import type { Language } from '#domain/language/languages.ts';
import { createProseFigures } from '../prose-figures.ts';
import type { ProseFigures } from '../story-texts.ts';
import { brazilianPortugueseProse } from '../texts/brazilian-portuguese-prose.server.ts';
import { inRunningText as brazilianFigures } from '../texts/brazilian-portuguese-words.ts';
import { czechProse } from '../texts/czech-prose.server.ts';
import { englishProse } from '../texts/english-prose.server.ts';
import { germanProse } from '../texts/german-prose.server.ts';
import { inRunningText as germanFigures } from '../texts/german-words.ts';
import { greekProse } from '../texts/greek-prose.server.ts';
import { italianProse } from '../texts/italian-prose.server.ts';
import { spanishProse } from '../texts/spanish-prose.server.ts';
import { brazilianPortugueseBasketball } from './brazilian-portuguese-basketball.ts';
import { brazilianPortugueseTennis } from './brazilian-portuguese-tennis.ts';
import { type CourtLanguage, type CourtProse, createCourtProse } from './create-court-prose.server.ts';
import { czechBasketball } from './czech-basketball.ts';
import { czechTennis } from './czech-tennis.ts';
import { englishBasketball } from './english-basketball.ts';
import { englishTennis } from './english-tennis.ts';
import { germanBasketball } from './german-basketball.ts';
import { germanTennis } from './german-tennis.ts';
import { greekBasketball } from './greek-basketball.ts';
import { greekTennis } from './greek-tennis.ts';
import { italianBasketball } from './italian-basketball.ts';
import { italianTennis } from './italian-tennis.ts';
import { spanishBasketball } from './spanish-basketball.ts';
import { spanishTennis } from './spanish-tennis.ts';

/** Returns a function that makes the prose of a language from its figures. */
const speaking =
  <Noun>(tag: Language, language: CourtLanguage<Noun>) =>
  (figures: ProseFigures) =>
    createCourtProse(tag, language, figures);

const dashes = { games: '–', sets: ', ', points: '–' };
const colons = { games: ':', sets: ', ', points: ':' };
const hyphens = { games: '-', sets: ', ', points: '-' };

/** Prose of every language; for the server only. */
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

/** Returns the prose of a language about tennis and basketball, made once. */
export function courtProseOf(locale: Locale, format: Formatters): CourtProse {
  return remembered(made, locale.tag, () => proses[locale.tag](createProseFigures(locale, format)));
}
