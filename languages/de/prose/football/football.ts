import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { inRunningText } from '../words.ts';
import { germanLeads } from './leads.ts';
import { germanOutlook } from './outlooks.ts';
import { germanPlayed } from './played.ts';
import { germanReviews } from './reviews.ts';

/** Returns the sentences of German previews and reviews. */
export function germanTexts(figures: ProseFigures): StoryTexts<GermanNoun> {
  const written = inRunningText(figures);
  return { ...germanLeads(written), ...germanPlayed(written), ...germanOutlook(written), ...germanReviews(written) };
}
