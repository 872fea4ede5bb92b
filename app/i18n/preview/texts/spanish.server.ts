import type { SpanishNoun } from '#app/i18n/names/spanish-noun.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { spanishLeads } from './spanish-leads.server.ts';
import { spanishOutlook } from './spanish-outlook.server.ts';
import { spanishPlayed } from './spanish-played.server.ts';
import { spanishReviews } from './spanish-reviews.server.ts';

/** Returns the sentences of Spanish previews and reviews. */
export function spanishTexts(figures: ProseFigures): StoryTexts<SpanishNoun> {
  return { ...spanishLeads(figures), ...spanishPlayed(figures), ...spanishOutlook(figures), ...spanishReviews(figures) };
}
