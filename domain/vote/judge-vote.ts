/** The limits to votes. The privacy policy and decision 26 state the same numbers. */
export const voteLimits = {
  /** The most votes on an item that count from one network address, since a household or an office shares one. */
  countedOfAddress: 5,
  /**
   * The most votes on an item that are stored from one network address: those above `countedOfAddress` are set aside, and any more are
   * refused.
   */
  storedOfAddress: 20,
  /** The number of days after a vote at which its address is deleted and the limits of addresses end. */
  addressDays: 7,
  /** The most votes on one item that count within `burstSeconds`; those beyond are set aside. */
  countedOfBurst: 300,
  /** The length of a burst in seconds. */
  burstSeconds: 60,
} as const;

export type VoteVerdict = 'counted' | 'set-aside' | 'refused';

/**
 * Returns whether a vote counts, is set aside or is refused, by what came before it: `ofAddress` votes on the same item from the same
 * network address within `voteLimits.addressDays`, counted or not, and `countedOfItem` votes on the item that count, from anywhere, within
 * `voteLimits.burstSeconds`.
 */
export function judgeVote({ ofAddress, countedOfItem }: { readonly ofAddress: number; readonly countedOfItem: number }): VoteVerdict {
  if (ofAddress >= voteLimits.storedOfAddress) return 'refused';
  return ofAddress < voteLimits.countedOfAddress && countedOfItem < voteLimits.countedOfBurst ? 'counted' : 'set-aside';
}
