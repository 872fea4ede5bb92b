import type { ProseLanguage } from '#app/i18n/preview/create-prose.server.ts';
import clubs from '../names/clubs.json' with { type: 'json' };
import competitions from '../names/competitions.json' with { type: 'json' };
import countries from '../names/countries.json' with { type: 'json' };
import towns from '../names/towns.json' with { type: 'json' };
import { englishTexts } from './football/football.ts';
import { englishNews } from './news/news.ts';
import { type EnglishNoun, englishNouns } from './nouns/nouns.ts';

export const englishProse: ProseLanguage<EnglishNoun> = {
  nouns: englishNouns,
  names: { clubs, competitions, countries, towns },
  texts: englishTexts,
  news: englishNews,
};
