import type { EnglishNoun } from '#app/i18n/names/english-noun.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { englishLeads } from './english-leads.server.ts';
import { englishOutlook } from './english-outlook.server.ts';
import { englishPlayed } from './english-played.server.ts';
import { englishReviews } from './english-reviews.server.ts';

/** Returns the sentences of English previews and reviews. */
export function englishTexts(figures: ProseFigures): StoryTexts<EnglishNoun> {
  return { ...englishLeads(figures), ...englishPlayed(figures), ...englishOutlook(figures), ...englishReviews(figures) };
}
