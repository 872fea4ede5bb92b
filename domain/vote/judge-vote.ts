/** The limits to votes. The privacy policy and decision 26 state the same numbers. */
export const voteLimits = {
  /** Max votes on an item that count from one network address, since a household or an office shares one. */
  countedOfAddress: 5,
  /** Max votes on an item that are stored from one network address: those above `countedOfAddress` are set aside, and any more are refused. */
  storedOfAddress: 20,
  /** The number of days after a vote at which its address is deleted and the limits of addresses end. */
  addressDays: 7,
  /** Max votes on one item that count within `burstSeconds`; further ones are set aside. */
  countedOfBurst: 300,
  /** The length of a burst in seconds. */
  burstSeconds: 60,
} as const;

export type VoteVerdict = 'counted' | 'set-aside' | 'refused';

/**
 * Returns the verdict on a vote from the votes before it: `ofAddress` is the number of votes on the same item from the same network address
 * within `voteLimits.addressDays`, counted or not, and `countedOfItem` that of votes on the item that count, from any address, within
 * `voteLimits.burstSeconds`.
 */
export function judgeVote({ ofAddress, countedOfItem }: { readonly ofAddress: number; readonly countedOfItem: number }): VoteVerdict {
  if (ofAddress >= voteLimits.storedOfAddress) return 'refused';
  return ofAddress < voteLimits.countedOfAddress && countedOfItem < voteLimits.countedOfBurst ? 'counted' : 'set-aside';
}
