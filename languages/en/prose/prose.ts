import type { ProseLanguage } from '#languages/prose/prose-language.ts';
import { englishNames } from '../names/names.ts';
import { englishTexts } from './football/football.ts';
import { englishNews } from './news/news.ts';
import { type EnglishNoun, englishNouns } from './nouns/nouns.ts';

export const englishProse: ProseLanguage<EnglishNoun> = {
  nouns: englishNouns,
  names: englishNames,
  texts: englishTexts,
  news: englishNews,
};
