import type { FeedProblem, FeedSquad } from '#data/feeds/feed.ts';
import type { PlacedMatch } from './two-legs.ts';

/** A part of a file that belongs to one competition, since its kick-offs are in one zone. */
interface FilePart {
  readonly zone: string;
  readonly placed: readonly PlacedMatch[];
}

/** The contents of one file. */
export interface FileContents {
  readonly rows: number;
  readonly parts: readonly FilePart[];
  readonly squads: readonly FeedSquad[];
  readonly problems: readonly FeedProblem[];
}
