import clubs from '#app/i18n/names/clubs/de.json' with { type: 'json' };
import competitions from '#app/i18n/names/competitions/de.json' with { type: 'json' };
import countries from '#app/i18n/names/countries/de.json' with { type: 'json' };
import { type GermanNoun, germanNouns } from '#app/i18n/names/german-noun.ts';
import towns from '#app/i18n/names/towns/de.json' with { type: 'json' };
import type { ProseLanguage } from '../create-prose.server.ts';
import { germanTexts } from './german.server.ts';
import { germanNews } from './german-news.server.ts';

export const germanProse: ProseLanguage<GermanNoun> = {
  nouns: germanNouns,
  names: { clubs, competitions, countries, towns },
  texts: germanTexts,
  news: germanNews,
  // The stop of an ordinal, `Tabellen-24.`, is also the stop of its sentence.
  polish: (sentence) => sentence.replace(/\.\.$/, '.'),
};
