import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { inRunningText } from '../words.ts';
import { brazilianPortugueseLeads } from './leads.ts';
import { brazilianPortugueseOutlooks } from './outlooks.ts';
import { brazilianPortuguesePlayed } from './played.ts';
import { brazilianPortugueseReviews } from './reviews.ts';

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
