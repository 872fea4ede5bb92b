import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { inRunningText } from '../words.ts';
import { greekLeads } from './leads.ts';
import { greekOutlook } from './outlooks.ts';
import { greekPlayed } from './played.ts';
import { greekReviews } from './reviews.ts';

/** Returns the sentences of Greek previews and reviews. */
export function greekTexts(ofTables: ProseFigures): StoryTexts<GreekNoun> {
  const figures = inRunningText(ofTables);
  return { ...greekLeads(figures), ...greekPlayed(figures), ...greekOutlook(figures), ...greekReviews(figures) };
}
