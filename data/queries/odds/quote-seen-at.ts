/**
 * Returns the SQL of the time at which the prices of a quote `q` were last seen to stand, as far as that is known at a moment: the
 * last reading, or the first where a later one than the moment is noted.
 */
export const quoteSeenAt = (moment: string): string => `case when q.read_at <= ${moment} then q.read_at else q.quoted_at end`;
