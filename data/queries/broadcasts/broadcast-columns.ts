/** The columns of a broadcast that queries select; to be used with `broadcasts b`. */
export const broadcastColumns = 'b.channel, b.medium, b.access, b.extent';

/** The order of broadcasts: those that show everything first, and among them those that cost nothing. */
export const broadcastOrder = `b.extent, array_position(array['free', 'account', 'subscription'], b.access), b.channel, b.medium`;
