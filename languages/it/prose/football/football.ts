import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import { italianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { italianLeads } from './leads.ts';
import { italianOutlook } from './outlooks.ts';
import { italianPlayed } from './played.ts';
import { italianReviews } from './reviews.ts';

/** Returns the sentences of Italian previews and reviews. */
export function italianTexts(figures: ProseFigures): StoryTexts<ItalianNoun> {
  const written = italianFigures(figures);
  return { ...italianLeads(written), ...italianPlayed(written), ...italianOutlook(written), ...italianReviews(written) };
}
