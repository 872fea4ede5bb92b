import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { greekCourses } from './review/courses.ts';
import { greekHindsight } from './review/hindsight.ts';
import { greekMeanings } from './review/meanings.ts';
import { greekResults } from './review/results.ts';

/** Returns the sentences of Greek reviews. */
export function greekReviews(figures: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof ReviewStories<unknown>> {
  return { ...greekResults(figures), ...greekCourses(figures), ...greekMeanings(), ...greekHindsight(figures) };
}
