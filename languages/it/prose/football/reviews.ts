import type { ReviewStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { italianCourses } from './review/courses.ts';
import { italianHindsight } from './review/hindsight.ts';
import { italianMeanings } from './review/meanings.ts';
import { italianResults } from './review/results.ts';

/** Returns the sentences of Italian reviews. */
export function italianReviews(figures: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof ReviewStories<ItalianNoun>> {
  return { ...italianResults(figures), ...italianCourses(figures), ...italianMeanings(), ...italianHindsight(figures) };
}
