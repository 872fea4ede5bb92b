import type { Goals } from '#domain/match/match-score.ts';

/** The cache of a browser that holds what is shown while it is offline, and nothing else. */
export const offlineCache = 'offline';

/** The names in that cache: the page, in the language that was read last, and the matches that were seen last. */
export const offlineEntries = { page: '/offline', matches: '/offline/matches.json' } as const;

/** The matches of the last list that was open, as they were shown. */
export interface KeptMatches {
  readonly seenAt: string;
  /** The day of the list (`YYYY-MM-DD`); null for one of several days. */
  readonly day: string | null;
  readonly matches: readonly KeptMatch[];
}

export interface KeptMatch {
  /** The day of a match in a list of several days, as it was written there; empty in a list of one day. */
  readonly day: string;
  /** The hour, the minute or the word for its outcome. */
  readonly moment: string;
  readonly clubs: string;
  /** Null before kick-off; absent from what an older build has kept. */
  readonly goals?: Goals | null;
}
