import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { spanishLeads } from './leads.ts';
import { spanishOutlook } from './outlooks.ts';
import { spanishPlayed } from './played.ts';
import { spanishReviews } from './reviews.ts';

/** Returns the sentences of Spanish previews and reviews. */
export function spanishTexts(figures: ProseFigures): StoryTexts<SpanishNoun> {
  return { ...spanishLeads(figures), ...spanishPlayed(figures), ...spanishOutlook(figures), ...spanishReviews(figures) };
}
