import type { FeedBatch } from '#data/feeds/feed.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { NumberedCompetitions } from './numbered-competitions.ts';
import type { PriceSpending } from './price-schedule.ts';

/**
 * Feed on a network. It returns the calls that are useful at a moment, and reads the answers. It makes no call itself: its caller makes them within the
 * budget, records when each was last made, and requests only what has changed. `Known` is the part of the site's own state needed to read the answers, such
 * as the stored players.
 */
export interface Source<Batch = FeedBatch, Known = void> {
  /** Name under which its runs and calls are recorded. */
  readonly name: string;
  readonly budget: CallBudget;
  /**
   * Returns the calls that are useful now, the most urgent first, each with the time after which it is worth repeating. That time may be seconds while a
   * match that the call covers is in play, and hours when none is near. `numbered` is given when the source's kind lists competitions.
   */
  calls(fixtures: readonly Fixture[], now: Date, numbered?: NumberedCompetitions): readonly SourceCall[];
  /**
   * Returns the batch of an answer. Values that cannot be read or believed are among its problems, as for every feed.
   *
   * @throws SourceAnswerError when the answer as a whole is not what was requested: an error page, a truncated text, a refusal with status 200
   */
  read(call: SourceCall, text: string, now: Date, known: Known): Batch;
  /** Returns the use of the day's budget for prices at the given kick-offs; a source without the method has no budget for prices. */
  priceSpending?(fixtures: readonly Fixture[], now: Date): PriceSpending;
  /** Returns the calls left by the provider's own count, from the headers of an answer; a source without the method has no such headers. */
  quotas?(headers: Headers, now: Date): readonly Quota[];
}

/** Calls that a provider still allows until its count restarts, or their cost when it counts cost. */
export interface Quota {
  readonly window: QuotaWindow;
  readonly callsLeft: number;
  readonly renewsAt: Date;
}

export const quotaWindows = ['minute', 'day', 'month'] as const;
export type QuotaWindow = (typeof quotaWindows)[number];

/** Max calls that a provider allows, or that a plan pays for. A day begins at 00:00 UTC. */
export interface CallBudget {
  readonly perMinute: number;
  /** Max sum of the costs of a day's calls. */
  readonly perDay: number;
  /** Seconds between two calls, for a provider whose files must be requested one at a time; without it all due calls are made one after the other. */
  readonly pauseSeconds?: number;
}

export interface SourceCall {
  /** Name of the call among those of its source, in the log, in reports and in the database: path and query, without any key. */
  readonly name: string;
  /** Complete address, which may contain a key and is never shown. */
  readonly url: URL;
  /** Headers of the request, which may contain a key and are never shown. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly everySeconds: number;
  /** Set for calls that must not follow each other closely: the beginning that their names share, and the seconds from one of them to the next. */
  readonly pace?: { readonly prefix: string; readonly seconds: number };
  /**
   * Set for a call that is made at certain moments and not at an interval: the last one that has passed, and the next one; null when there is none. The call
   * is due when it has not been made since the last moment. A failed call is repeated like any other, after a minute at the latest.
   */
  readonly moments?: { readonly last: Date | null; readonly next: Date | null };
  /** Part of the day's budget and of the provider's quotas that the call takes: 1 by default, 0 for a free call. */
  readonly cost?: number;
  /** True for an answer that the source keeps in memory: it is always requested in full, because a new process does not have it. */
  readonly isAlwaysWhole?: true;
  /** Address of a free answer that changes whenever the call's own answer does. */
  readonly changeMark?: URL;
  /** Min seconds before a failed call is repeated, when an earlier attempt is not worth the budget. */
  readonly patienceSeconds?: number;
  /** Max bytes of a correct answer. */
  readonly maxBytes: number;
  /** Encoding of the answer; UTF-8 by default. */
  readonly encoding?: 'utf-8-or-windows-1252';
  /**
   * Set when an answer 404 is no failure, because the file may not exist; the call is then repeated at its regular time. `yet`: only until the file has been
   * received once with marks; `at-times`: always.
   */
  readonly mayBeAbsent?: 'yet' | 'at-times';
}

/** Stored match, for the planning of calls. */
export interface Fixture {
  /** Tournament of the catalogue, `germany.bundesliga`. */
  readonly tournamentId: string;
  /** `2026-27`, or `2026` for a season of one calendar year. */
  readonly season: string;
  readonly matchday: number | null;
  readonly kickoffUtc: Date;
  readonly status: MatchStatus;
  /** Number of the match at this source; null when it has not named it yet. */
  readonly externalId: string | null;
  /** Undefined only in plans of tests, for matches of one league. */
  readonly competition?: {
    readonly type: 'league' | 'cup';
    /** Numbers of the competition at this source. */
    readonly externalIds: readonly string[];
    /** True for a competition of first teams that is not in the catalogue: no file has its past. */
    readonly isGrown: boolean;
    /** True when a source may have a table: for a league, and for a cup added by a source while its groups are played. */
    readonly mayHaveTable?: boolean;
  };
  /** True for a match of a top competition, one with a tip, and one that a browser follows for alerts: a small budget is spent on these first. */
  readonly isWatched?: boolean;
}

/** Error for an answer that is not what was requested. The message contains no key and at most a few words of the answer. */
export class SourceAnswerError extends Error {
  readonly code = 'SOURCE_ANSWER';
  override readonly name = 'SourceAnswerError';
}
