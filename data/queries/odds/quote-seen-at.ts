/**
 * Returns the SQL of the last time at which the prices of a quote `q` were read, as far as known at a moment: the last reading, or the first one when the
 * last is later than the moment.
 */
export const quoteSeenAt = (moment: string): string => `case when q.read_at <= ${moment} then q.read_at else q.quoted_at end`;
