/**
 * The SQL of the rule in domain/odds/counted-prices.ts, for a quote `q` of the match `m`. Of each bookmaker and line the first by `newestFirst`
 * among those that are `quotedBefore` a moment speaks; it counts where it `counts`.
 */

/**
 * Returns the SQL that is true for a quote known at a moment and asked before the kick-off. A closing quote counts from the kick-off on, whatever
 * hour a feed gives it; a price that was taken after the kick-off is that of another bet.
 */
export const quotedBefore = (moment: string): string =>
  `(q.quoted_at <= ${moment} and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known) and (q.phase <> 'closing' or m.kickoff_utc <= ${moment}))`;

/** The SQL of the order in which the first of a bookmaker's quotes is the one that speaks. */
export const newestFirst = `q.quoted_at desc, array_position(array['closing', 'moving', 'opening'], q.phase)`;

/** The SQL of the last time at which a quote was seen to stand. */
export const lastSeen = 'coalesce(q.read_at, q.quoted_at)';

/** The SQL that is true for a quote that counts at present. */
export const counts = `(${lastSeen} >= m.prices_from)`;
