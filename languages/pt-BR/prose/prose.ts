import type { ProseLanguage } from '#languages/prose/prose-language.ts';
import { brazilianPortugueseNames } from '../names/names.ts';
import { brazilianPortugueseTexts } from './football/football.ts';
import { brazilianPortugueseNews } from './news/news.ts';
import { type BrazilianPortugueseNoun, brazilianPortugueseNouns } from './nouns/nouns.ts';

export const brazilianPortugueseProse: ProseLanguage<BrazilianPortugueseNoun> = {
  nouns: brazilianPortugueseNouns,
  names: brazilianPortugueseNames,
  texts: brazilianPortugueseTexts,
  news: brazilianPortugueseNews,
};
