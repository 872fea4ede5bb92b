import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { englishLeads } from './leads.ts';
import { englishOutlook } from './outlooks.ts';
import { englishPlayed } from './played.ts';
import { englishReviews } from './reviews.ts';

/** Returns the sentences of English previews and reviews. */
export function englishTexts(figures: ProseFigures): StoryTexts<EnglishNoun> {
  return { ...englishLeads(figures), ...englishPlayed(figures), ...englishOutlook(figures), ...englishReviews(figures) };
}
