import type { Crest } from '#domain/team/crest.ts';

/**
 * A suggestion of a search field; `detail` names the place where a club or competition is at home, in which competition and when a match is
 * and what we predict of it, of which topic an article.
 */
export interface Suggestion {
  readonly name: string;
  readonly detail: string;
  readonly href: string;
  /** A club's. */
  readonly crest?: Crest;
}
