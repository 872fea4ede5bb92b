import type { ItalianNoun } from '#app/i18n/names/italian-noun.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { italianFigures } from './italian-figures.ts';
import { italianLeads } from './italian-leads.server.ts';
import { italianOutlook } from './italian-outlook.server.ts';
import { italianPlayed } from './italian-played.server.ts';
import { italianReviews } from './italian-reviews.server.ts';

/** Returns the sentences of Italian previews and reviews. */
export function italianTexts(figures: ProseFigures): StoryTexts<ItalianNoun> {
  const written = italianFigures(figures);
  return { ...italianLeads(written), ...italianPlayed(written), ...italianOutlook(written), ...italianReviews(written) };
}
