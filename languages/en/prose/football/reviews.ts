import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { englishCourses } from './review/courses.ts';
import { englishHindsight } from './review/hindsight.ts';
import { englishMeanings } from './review/meanings.ts';
import { englishResults } from './review/results.ts';

/** Returns the sentences of English reviews. */
export function englishReviews(figures: ProseFigures): Pick<StoryTexts<EnglishNoun>, keyof ReviewStories<EnglishNoun>> {
  return { ...englishResults(figures), ...englishCourses(figures), ...englishMeanings(), ...englishHindsight(figures) };
}
