import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { englishHeadlines } from './headlines.ts';
import { englishMonths } from './months.ts';
import { englishRaces } from './races.ts';
import { englishWeeks } from './weeks.ts';

/** Returns the headlines and sentences of English news. */
export function englishNews(figures: ProseFigures): NewsTexts<EnglishNoun> {
  return { ...englishHeadlines(figures), ...englishWeeks(figures), ...englishRaces(figures), ...englishMonths(figures) };
}
