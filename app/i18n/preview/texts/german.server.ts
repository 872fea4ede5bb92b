import type { GermanNoun } from '#app/i18n/names/german-noun.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { germanLeads } from './german-leads.server.ts';
import { germanOutlook } from './german-outlook.server.ts';
import { germanPlayed } from './german-played.server.ts';
import { germanReviews } from './german-reviews.server.ts';
import { inRunningText } from './german-words.ts';

/** Returns the sentences of German previews and reviews. */
export function germanTexts(figures: ProseFigures): StoryTexts<GermanNoun> {
  const written = inRunningText(figures);
  return { ...germanLeads(written), ...germanPlayed(written), ...germanOutlook(written), ...germanReviews(written) };
}
