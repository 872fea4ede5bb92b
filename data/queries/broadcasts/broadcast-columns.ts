/** Columns of a broadcast, for a query with `broadcasts b`. */
export const broadcastColumns = 'b.channel, b.medium, b.access, b.extent';

/** Order of broadcasts: those that show everything first, and among them the free ones first. */
export const broadcastOrder = `b.extent, array_position(array['free', 'account', 'subscription'], b.access), b.channel, b.medium`;
