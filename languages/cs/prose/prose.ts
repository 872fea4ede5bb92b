import type { ProseLanguage } from '#languages/prose/prose-language.ts';
import { czechNames } from '../names/names.ts';
import { czechTexts } from './football/football.ts';
import { czechNews } from './news/news.ts';
import { type CzechNoun, czechNouns } from './nouns/nouns.ts';
import { voicedPrepositions } from './prepositions.ts';
import { czechUnbent } from './unbent.ts';

export const czechProse: ProseLanguage<CzechNoun> = {
  nouns: czechNouns,
  names: czechNames,
  texts: czechTexts,
  news: czechNews,
  unbent: czechUnbent,
  polish: voicedPrepositions,
  // Endings are short: Slavia, Slavie, Slavii; zápas, zápasech.
  stemOf: (word) => word.slice(0, 5),
};
