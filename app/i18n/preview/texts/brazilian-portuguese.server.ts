import type { BrazilianPortugueseNoun } from '#app/i18n/names/brazilian-portuguese-noun.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { brazilianPortugueseLeads } from './brazilian-portuguese-leads.server.ts';
import { brazilianPortugueseOutlooks } from './brazilian-portuguese-outlooks.server.ts';
import { brazilianPortuguesePlayed } from './brazilian-portuguese-played.server.ts';
import { brazilianPortugueseReviews } from './brazilian-portuguese-reviews.server.ts';
import { inRunningText } from './brazilian-portuguese-words.ts';

/** Returns the sentences of Brazilian previews and reviews. Clubs are singular: even a name in the plural is `o Rangers` and `o Palmeiras`. */
export function brazilianPortugueseTexts(tableFigures: ProseFigures): StoryTexts<BrazilianPortugueseNoun> {
  const figures = inRunningText(tableFigures);
  return {
    ...brazilianPortugueseLeads(figures),
    ...brazilianPortuguesePlayed(figures),
    ...brazilianPortugueseOutlooks(figures),
    ...brazilianPortugueseReviews(figures),
  };
}
