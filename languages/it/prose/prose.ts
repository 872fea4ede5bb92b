import type { ProseLanguage } from '#languages/prose/prose-language.ts';
import { italianNames } from '../names/names.ts';
import { soundedArticles } from './articles.ts';
import { italianTexts } from './football/football.ts';
import { italianNews } from './news/news.ts';
import { type ItalianNoun, italianNouns, withEuphony } from './nouns/nouns.ts';

export const italianProse: ProseLanguage<ItalianNoun> = {
  nouns: italianNouns,
  names: italianNames,
  texts: italianTexts,
  news: italianNews,
  polish: (sentence) => withEuphony(soundedArticles(sentence)),
};
