import type { Story, StoryKind } from './stories.ts';

/** A possible story of a match. The more remarkable, the greater the weight; a text has one story on each topic. */
export interface WeighedStory<Name, Kind extends StoryKind = StoryKind> {
  readonly weight: number;
  readonly topic: Topic;
  readonly story: Story<Name, Kind>;
}

/** The topics in the order in which a preview covers them. */
export const topics = ['table', 'aim', 'form', 'last', 'side', 'goals', 'absences', 'promotion', 'meetings', 'occasion'] as const;
export type Topic = (typeof topics)[number];
