import type { CzechNoun } from '#app/i18n/names/czech-noun.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { czechLeads } from './czech-leads.server.ts';
import { czechOutlook } from './czech-outlook.server.ts';
import { czechPlayed } from './czech-played.server.ts';
import { czechReview } from './czech-review.server.ts';

/** Returns the sentences of Czech previews and reviews. No figure follows a name, since a name may end in one. */
export function czechTexts(figures: ProseFigures): StoryTexts<CzechNoun> {
  return { ...czechLeads(figures), ...czechPlayed(figures), ...czechOutlook(figures), ...czechReview(figures) };
}
