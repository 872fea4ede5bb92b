import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { brazilianPortugueseCourses } from './review/courses.ts';
import { brazilianPortugueseHindsight } from './review/hindsight.ts';
import { brazilianPortugueseMeanings } from './review/meanings.ts';
import { brazilianPortugueseResults } from './review/results.ts';

/** Returns the sentences of Brazilian reviews. */
export function brazilianPortugueseReviews(figures: ProseFigures): Pick<StoryTexts<BrazilianPortugueseNoun>, keyof ReviewStories<unknown>> {
  return {
    ...brazilianPortugueseResults(figures),
    ...brazilianPortugueseCourses(figures),
    ...brazilianPortugueseMeanings(),
    ...brazilianPortugueseHindsight(figures),
  };
}
