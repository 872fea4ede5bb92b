import type { ProseLanguage } from '#languages/prose/prose-language.ts';
import { greekNames } from '../names/names.ts';
import { greekTexts } from './football/football.ts';
import { greekNews } from './news/news.ts';
import { type GreekNoun, greekNouns } from './nouns/nouns.ts';
import { greekUnbent } from './unbent.ts';

export const greekProse: ProseLanguage<GreekNoun> = {
  nouns: greekNouns,
  names: greekNames,
  texts: greekTexts,
  news: greekNews,
  unbent: greekUnbent,
  stemOf: (word) => word.slice(0, 5),
};
