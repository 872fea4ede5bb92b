import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { inRunningText } from '../words.ts';
import { germanHeadlines } from './headlines.ts';
import { germanMonths } from './months.ts';
import { germanRaces } from './races.ts';
import { germanRounds } from './rounds.ts';

/** Returns the headlines and sentences of German news. */
export function germanNews(tableFigures: ProseFigures): NewsTexts<GermanNoun> {
  const figures = inRunningText(tableFigures);
  return { ...germanHeadlines(figures), ...germanRounds(figures), ...germanRaces(figures), ...germanMonths(figures) };
}
