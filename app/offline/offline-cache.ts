import type { Goals } from '#domain/match/match-score.ts';

/** The name of the browser's cache for the content that is shown offline, and for nothing else. */
export const offlineCache = 'offline';

/** The names in that cache: the page, in the last language, and the last matches that were shown. */
export const offlineEntries = { page: '/offline', matches: '/offline/matches.json' } as const;

/** The matches of the last open list, as they were shown. */
export interface OfflineMatches {
  readonly seenAt: string;
  /** The day of the list (`YYYY-MM-DD`); null for one of several days. */
  readonly day: string | null;
  readonly matches: readonly OfflineMatch[];
}

export interface OfflineMatch {
  /** The day of a match in a list of several days, as it was written there; empty in a list of one day. */
  readonly day: string;
  /** The hour, the minute or the word for its end. */
  readonly moment: string;
  readonly clubs: string;
  /** The score; null before kick-off or while scores are hidden, absent from content that an older build has stored. */
  readonly goals?: Goals | null;
}
