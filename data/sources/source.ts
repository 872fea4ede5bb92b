import type { FeedBatch } from '#data/feeds/feed.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { NumberedCompetitions } from './numbered-competitions.ts';
import type { PriceSpending } from './price-schedule.ts';

/**
 * A feed on a network: the calls that are of use at a moment, and the meaning of each answer. It makes no call itself; whoever does counts
 * them against the budget, remembers when each was last made, and asks again only for what has changed. `Known` is what of the site's own
 * state the answers are read with, such as the players that are stored already.
 */
export interface Source<Batch = FeedBatch, Known = void> {
  /** The name under which its runs and its calls are noted. */
  readonly name: string;
  readonly budget: CallBudget;
  /**
   * Returns the calls that are of use now, the most urgent first, each with the time after which it is worth repeating: seconds while a
   * match that it covers is being played, hours when none is near. The numbers are there where the source's kind lists them.
   */
  calls(fixtures: readonly Fixture[], now: Date, numbered?: NumberedCompetitions): readonly SourceCall[];
  /**
   * Reads the text of an answer. What cannot be read or believed is among the problems of the batch, as with every feed.
   *
   * @throws SourceAnswerError where the answer as a whole is not what was requested: an error page, a cut text, a refusal with status 200
   */
  read(call: SourceCall, text: string, now: Date, known: Known): Batch;
  /** Returns what of the day's budget goes to prices at which kick-offs; a source without the method has no budget for prices. */
  priceSpending?(fixtures: readonly Fixture[], now: Date): PriceSpending;
  /** Reads from the headers of an answer what the provider itself counts as left; a source without the method has no such headers. */
  quotas?(headers: Headers, now: Date): readonly Quota[];
}

/** The calls that a provider still allows until its count begins again, or their cost where it counts that. */
export interface Quota {
  readonly window: QuotaWindow;
  readonly callsLeft: number;
  readonly renewsAt: Date;
}

export const quotaWindows = ['minute', 'day', 'month'] as const;
export type QuotaWindow = (typeof quotaWindows)[number];

/** The most calls that a provider allows, or that a plan pays for. A day begins at 00:00 UTC. */
export interface CallBudget {
  readonly perMinute: number;
  /** The sum of the costs of a day's calls. */
  readonly perDay: number;
  /** The seconds from one call to the next, for a provider of whom files are asked one at a time; otherwise all calls that are due follow each other. */
  readonly pauseSeconds?: number;
}

export interface SourceCall {
  /** Names the call among those of its source, in the log, in reports and in the database: path and query, without any key. */
  readonly name: string;
  /** The address with everything in it, which may hold a key and is never shown. */
  readonly url: URL;
  /** Headers of the request, which may hold a key and are never shown. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly everySeconds: number;
  /** Set where calls whose names begin alike follow each other: the beginning, and the seconds from one of them to the next. */
  readonly pace?: { readonly prefix: string; readonly seconds: number };
  /**
   * Set where the call has moments of its own in place of an interval: the last of them that has come, since which it has to have been made, and the next one; null where there is
   * none. A call that failed is repeated as any other is, after a minute at the latest.
   */
  readonly moments?: { readonly last: Date | null; readonly next: Date | null };
  /** The part of the day's budget and of the provider's quotas that the call takes: 1 where it is left out, 0 for one that is free. */
  readonly cost?: number;
  /** True for an answer that the source itself remembers: it is asked for whole each time, for another process has forgotten it. */
  readonly isAlwaysWhole?: true;
  /** An address that costs nothing and whose answer differs as soon as the call's own answer does. */
  readonly changeMark?: URL;
  /** The least seconds for which a call that failed is left alone, where it is not worth the budget to repeat it sooner. */
  readonly patienceSeconds?: number;
  /** The most bytes of an answer that can be right. */
  readonly maxBytes: number;
  /** The encoding of the answer; UTF-8 where it is left out. */
  readonly encoding?: 'utf-8-or-windows-1252';
  /**
   * Set where 404 means that there is nothing, which is asked for again when its time has come: `yet` unless there was an answer with marks before,
   * `at-times` always.
   */
  readonly mayBeAbsent?: 'yet' | 'at-times';
}

/** A match that is known already, for the planning of calls. */
export interface Fixture {
  /** The catalogue's tournament, `germany.bundesliga`. */
  readonly tournamentId: string;
  /** `2026-27`, or `2026` where the season is the calendar year. */
  readonly season: string;
  readonly matchday: number | null;
  readonly kickoffUtc: Date;
  readonly status: MatchStatus;
  /** The number under which this source knows the match; null where it has not named it yet. */
  readonly externalId: string | null;
  /** Absent in a plan that a test makes of matches of one league. */
  readonly competition?: {
    readonly type: 'league' | 'cup';
    /** The numbers under which this source knows the competition. */
    readonly externalIds: readonly string[];
    /** True of one of first teams that the catalogue does not have: no file brings its past. */
    readonly isGrown: boolean;
    /** True where a source may have a table: of a league, and of a cup that a source has added while its groups are played. */
    readonly mayHaveTable?: boolean;
  };
  /** True of a match of a top competition, one with a tip, and one of which somebody is alerted: what a small budget is spent on first. */
  readonly isWatched?: boolean;
}

/** An error for an answer that is not what was requested. The message holds no key and at most a few words of the answer. */
export class SourceAnswerError extends Error {
  readonly code = 'SOURCE_ANSWER';
  override readonly name = 'SourceAnswerError';
}
