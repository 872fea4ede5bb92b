import clubs from '#app/i18n/names/clubs/en.json' with { type: 'json' };
import competitions from '#app/i18n/names/competitions/en.json' with { type: 'json' };
import countries from '#app/i18n/names/countries/en.json' with { type: 'json' };
import { type EnglishNoun, englishNouns } from '#app/i18n/names/english-noun.ts';
import towns from '#app/i18n/names/towns/en.json' with { type: 'json' };
import type { ProseLanguage } from '../create-prose.server.ts';
import { englishTexts } from './english.server.ts';
import { englishNews } from './english-news.server.ts';

export const englishProse: ProseLanguage<EnglishNoun> = {
  nouns: englishNouns,
  names: { clubs, competitions, countries, towns },
  texts: englishTexts,
  news: englishNews,
};
