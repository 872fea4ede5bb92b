import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { italianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { italianHeadlines } from './headlines.ts';
import { italianRaces } from './races.ts';
import { italianRounds } from './rounds.ts';
import { italianWeekends } from './weekends.ts';

/** Returns the headlines and sentences of Italian news. */
export function italianNews(figures: ProseFigures): NewsTexts<ItalianNoun> {
  const written = italianFigures(figures);
  return { ...italianHeadlines(written), ...italianRounds(written), ...italianRaces(written), ...italianWeekends(written) };
}
