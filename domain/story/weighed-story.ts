import type { Story, StoryKind } from './stories.ts';

/** A story that a match allows. The more remarkable, the greater the weight; of one topic one story is told. */
export interface WeighedStory<Name, Kind extends StoryKind = StoryKind> {
  readonly weight: number;
  readonly topic: Topic;
  readonly story: Story<Name, Kind>;
}

/** In the order in which a preview speaks of them. */
export const topics = ['table', 'form', 'side', 'goals', 'promotion', 'meetings', 'occasion'] as const;
export type Topic = (typeof topics)[number];
