import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { spanishCourses } from './review/courses.ts';
import { spanishHindsight } from './review/hindsight.ts';
import { spanishMeanings } from './review/meanings.ts';
import { spanishResults } from './review/results.ts';

/** Returns the sentences of Spanish reviews. */
export function spanishReviews(figures: ProseFigures): Pick<StoryTexts<SpanishNoun>, keyof ReviewStories<SpanishNoun>> {
  return { ...spanishResults(figures), ...spanishCourses(figures), ...spanishMeanings(), ...spanishHindsight(figures) };
}
