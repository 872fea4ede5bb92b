/** The limits to votes. The privacy policy and decision 26 state the same numbers. */
export const voteLimits = {
  /** So many votes on an item count from one network address, since a household or an office shares one … */
  countedOfAddress: 5,
  /** … those up to this number are set aside, and any more are refused … */
  storedOfAddress: 20,
  /** … until so many days after the votes, when their addresses are forgotten. */
  addressDays: 7,
  /** No more votes on one item than these count … */
  countedOfBurst: 300,
  /** … within so many seconds: those beyond are set aside. */
  burstSeconds: 60,
} as const;

export type VoteVerdict = 'counted' | 'set-aside' | 'refused';

/**
 * Says what becomes of a vote by what came before it: `ofAddress` votes on the same item from the same network address within
 * `voteLimits.addressDays`, counted or not, and `countedOfItem` votes on the item that count, from anywhere, within `voteLimits.burstSeconds`.
 */
export function judgeVote({ ofAddress, countedOfItem }: { readonly ofAddress: number; readonly countedOfItem: number }): VoteVerdict {
  if (ofAddress >= voteLimits.storedOfAddress) return 'refused';
  return ofAddress < voteLimits.countedOfAddress && countedOfItem < voteLimits.countedOfBurst ? 'counted' : 'set-aside';
}
