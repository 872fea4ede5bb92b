import type { ProseLanguage } from '#app/i18n/preview/create-prose.server.ts';
import clubs from '../names/clubs.json' with { type: 'json' };
import competitions from '../names/competitions.json' with { type: 'json' };
import countries from '../names/countries.json' with { type: 'json' };
import towns from '../names/towns.json' with { type: 'json' };
import { brazilianPortugueseTexts } from './football/football.ts';
import { brazilianPortugueseNews } from './news/news.ts';
import { type BrazilianPortugueseNoun, brazilianPortugueseNouns } from './nouns/nouns.ts';

export const brazilianPortugueseProse: ProseLanguage<BrazilianPortugueseNoun> = {
  nouns: brazilianPortugueseNouns,
  names: { clubs, competitions, countries, towns },
  texts: brazilianPortugueseTexts,
  news: brazilianPortugueseNews,
};
