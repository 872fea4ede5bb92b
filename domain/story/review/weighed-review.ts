import type { Story, StoryKind } from '../stories.ts';

/** The topics of a review after its opening, in the order in which it covers them. */
export const reviewTopics = ['swing', 'deciding', 'pattern', 'penalty', 'cards', 'decided', 'table', 'form'] as const;

/** A possible story of a review. The more remarkable, the greater the weight; a text has one story on each topic. */
export interface WeighedReview<Name, Kind extends StoryKind = StoryKind> {
  readonly weight: number;
  readonly topic: (typeof reviewTopics)[number];
  readonly story: Story<Name, Kind>;
}
