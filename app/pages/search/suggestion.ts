import type { Crest } from '#domain/team/crest.ts';

/** A club or competition that a search field suggests; `detail` says where it is at home. */
export interface Suggestion {
  readonly name: string;
  readonly detail: string;
  readonly href: string;
  /** A club's. */
  readonly crest?: Crest;
}
