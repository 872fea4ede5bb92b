import type { ProseLanguage } from '#languages/prose/prose-language.ts';
import { spanishNames } from '../names/names.ts';
import { spanishTexts } from './football/football.ts';
import { spanishNews } from './news/news.ts';
import { type SpanishNoun, spanishNouns } from './nouns/nouns.ts';

export const spanishProse: ProseLanguage<SpanishNoun> = {
  nouns: spanishNouns,
  names: spanishNames,
  texts: spanishTexts,
  news: spanishNews,
};
