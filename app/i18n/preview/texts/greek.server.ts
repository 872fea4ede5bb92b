import type { GreekNoun } from '#app/i18n/names/greek-noun.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { greekLeads } from './greek-leads.server.ts';
import { greekOutlook } from './greek-outlook.server.ts';
import { greekPlayed } from './greek-played.server.ts';
import { greekReviews } from './greek-reviews.server.ts';

/** Returns the sentences of Greek previews and reviews. */
export function greekTexts(figures: ProseFigures): StoryTexts<GreekNoun> {
  return { ...greekLeads(figures), ...greekPlayed(figures), ...greekOutlook(figures), ...greekReviews(figures) };
}
