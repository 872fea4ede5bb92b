/**
 * Returns the SQL of the last time at which the prices of a quote `q` were read, as far as known at a moment. When the last reading is later than the
 * moment, it is the first one.
 */
export const quoteSeenAt = (moment: string): string => `case when q.read_at <= ${moment} then q.read_at else q.quoted_at end`;
