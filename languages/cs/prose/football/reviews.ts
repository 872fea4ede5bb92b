import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import { czechCourses } from './review/courses.ts';
import { czechHindsight } from './review/hindsight.ts';
import { czechMeanings } from './review/meanings.ts';
import { czechResults } from './review/results.ts';

/** Returns the sentences of Czech reviews. */
export function czechReview(figures: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof ReviewStories<unknown>> {
  return { ...czechResults(figures), ...czechCourses(figures), ...czechMeanings(), ...czechHindsight(figures) };
}
