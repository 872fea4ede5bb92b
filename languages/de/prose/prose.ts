import type { ProseLanguage } from '#languages/prose/prose-language.ts';
import { germanNames } from '../names/names.ts';
import { germanTexts } from './football/football.ts';
import { germanNews } from './news/news.ts';
import { type GermanNoun, germanNouns } from './nouns/nouns.ts';

export const germanProse: ProseLanguage<GermanNoun> = {
  nouns: germanNouns,
  names: germanNames,
  texts: germanTexts,
  news: germanNews,
  // The stop of an ordinal, `Tabellen-24.`, is also the stop of its sentence.
  polish: (sentence) => sentence.replace(/\.\.$/, '.'),
};
