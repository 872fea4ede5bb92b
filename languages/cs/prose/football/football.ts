import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import { czechLeads } from './leads.ts';
import { czechOutlook } from './outlooks.ts';
import { czechPlayed } from './played.ts';
import { czechReview } from './reviews.ts';

/** Returns the sentences of Czech previews and reviews. No figure follows a name, since a name may end in one. */
export function czechTexts(figures: ProseFigures): StoryTexts<CzechNoun> {
  return { ...czechLeads(figures), ...czechPlayed(figures), ...czechOutlook(figures), ...czechReview(figures) };
}
