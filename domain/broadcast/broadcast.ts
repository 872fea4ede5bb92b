/** The means by which a match is shown to viewers. */
export const broadcastMedia = ['television', 'stream'] as const;
type BroadcastMedium = (typeof broadcastMedia)[number];

/** The price of watching: nothing, an account that costs nothing, or money; the easiest first. */
export const broadcastAccesses = ['free', 'account', 'subscription'] as const;
type BroadcastAccess = (typeof broadcastAccesses)[number];

/** The part of a competition that is shown: every match, or some. */
export const broadcastExtents = ['all', 'some'] as const;
type BroadcastExtent = (typeof broadcastExtents)[number];

/** A channel or service with what it shows of a competition, and on what terms. */
export interface Broadcast {
  readonly channel: string;
  readonly medium: BroadcastMedium;
  readonly access: BroadcastAccess;
  readonly extent: BroadcastExtent;
}
