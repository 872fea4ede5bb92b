/**
 * SQL of the rule in domain/odds/counted-prices.ts, for a quote `q` of the match `m`. Of each bookmaker and line, the first quote by `newestFirst` among
 * those that are `quotedBefore` a moment is used; it counts when `counts` is true.
 */

/**
 * Returns the SQL that is true for a quote that was known at a moment and offered before the kick-off. A closing quote counts from the kick-off on,
 * regardless of the hour in the feed; a price from after the kick-off belongs to another bet.
 */
export const quotedBefore = (moment: string): string =>
  `(q.quoted_at <= ${moment} and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known) and (q.phase <> 'closing' or m.kickoff_utc <= ${moment}))`;

/** SQL of the order that puts the quote used first among a bookmaker's quotes. */
export const newestFirst = `q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)`;

/** SQL of the last time at which a quote was seen to be valid. */
export const lastSeen = 'coalesce(q.read_at, q.quoted_at)';

/** SQL that is true for a quote that counts at present. */
export const counts = `(${lastSeen} >= m.prices_from)`;
