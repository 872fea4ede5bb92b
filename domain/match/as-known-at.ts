import type { QuotePhase } from '../odds/quote.ts';
import type { Kickoff } from './kickoff.ts';
import type { MatchStatus } from './match-status.ts';

/** The fields of a match from a feed that depend on the time. Other fields are known from the start. */
export interface ReportedMatch {
  readonly kickoff: Kickoff;
  readonly status: MatchStatus;
  readonly live?: object;
  readonly score?: object;
  readonly events?: readonly object[];
  readonly statistics?: object;
  readonly attendance?: number;
  readonly quotes: readonly { readonly phase: QuotePhase; readonly quotedAt: Date }[];
}

/** The hours from kick-off until a league match is over and its result published. */
const hoursUntilResult = 2;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Returns the match as it was known at a moment: without quotes taken later, without closing quotes before its kick-off, and, until
 * two hours after kick-off, scheduled, without score, events and statistics. A match of which only the day is known
 * counts as begun and over when that day ends in UTC.
 *
 * @param match a match as a feed gives it today
 * @param moment when it is looked at; what happened at this very moment is known
 */
export function asKnownAt<Match extends ReportedMatch>(match: Match, moment: Date): Match {
  const { kickoff } = match;
  const knownMs = moment.getTime();
  const beginsMs = kickoff.known ? kickoff.utc.getTime() : Date.parse(`${kickoff.day}T00:00:00Z`) + dayMs;
  const resultMs = kickoff.known ? beginsMs + hoursUntilResult * hourMs : beginsMs;
  const hasBegun = beginsMs <= knownMs;
  const quotes = match.quotes.filter(({ phase, quotedAt }) => quotedAt.getTime() <= knownMs && (hasBegun || phase !== 'closing'));
  if (resultMs <= knownMs) return { ...match, quotes };
  return {
    ...match,
    quotes,
    status: 'scheduled',
    live: undefined,
    score: undefined,
    events: undefined,
    statistics: undefined,
    attendance: undefined,
  };
}
