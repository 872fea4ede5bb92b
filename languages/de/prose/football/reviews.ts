import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { germanCourses } from './review/courses.ts';
import { germanHindsight } from './review/hindsight.ts';
import { germanMeanings } from './review/meanings.ts';
import { germanResults } from './review/results.ts';

/** Returns the sentences of German reviews. */
export function germanReviews(figures: ProseFigures): Pick<StoryTexts<GermanNoun>, keyof ReviewStories<GermanNoun>> {
  return { ...germanResults(figures), ...germanCourses(figures), ...germanMeanings(), ...germanHindsight(figures) };
}
