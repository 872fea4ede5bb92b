import type { Crest } from '#domain/team/crest.ts';

/**
 * A suggestion of a search field. `detail` is the country or region of a club or competition, the competition, the day and our prediction
 * of a match, or the topic of an article.
 */
export interface Suggestion {
  readonly name: string;
  readonly detail: string;
  readonly href: string;
  /** The crest of a club; absent for other suggestions. */
  readonly crest?: Crest;
}
