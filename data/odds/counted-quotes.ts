/**
 * SQL that finds the prices that count at a moment, for quotes `q` of the match `m`. Of each bookmaker and line, take the first quote by `newestFirst`
 * among those that are `quotedBefore` the moment; it counts if it `wasReadRecently`. The rule in words is in domain/odds/counted-prices.ts.
 */

/**
 * Returns the SQL that is true for a quote that was known at a moment and offered before the kick-off. A closing quote is used only from the kick-off on,
 * whatever hour the feed gives it. A quote from after the kick-off is of another bet.
 */
export const quotedBefore = (moment: string): string =>
  `(q.quoted_at <= ${moment} and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known) and (q.phase <> 'closing' or m.kickoff_utc <= ${moment}))`;

/** SQL of the order in which the first of a bookmaker's quotes is the one to use. */
export const newestFirst = `q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)`;

/** SQL of the last time at which a feed still had a quote. */
export const lastSeen = 'coalesce(q.read_at, q.quoted_at)';

/**
 * SQL that is true for a quote that a feed still had within the last day; once the match has begun, within the day before the match's newest quote.
 * `m.prices_from` is the stored start of that day.
 */
export const wasReadRecently = `(${lastSeen} >= m.prices_from)`;
