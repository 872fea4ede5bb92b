/** What is told of a broadcast; to be used with `broadcasts b`. */
export const broadcastColumns = 'b.channel, b.medium, b.access, b.extent';

/** Who shows everything first, and among them what costs nothing. */
export const broadcastOrder = `b.extent, array_position(array['free', 'account', 'subscription'], b.access), b.channel, b.medium`;
