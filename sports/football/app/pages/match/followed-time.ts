const dayMs = 86_400_000;

/** Returns the time over which the page of a match follows live events: from a day before its kick-off, when line-ups and prices come, to a day after it. */
export function followedTime(kickoffUtc: Date): { readonly from: Date; readonly until: Date } {
  return { from: new Date(kickoffUtc.getTime() - dayMs), until: new Date(kickoffUtc.getTime() + dayMs) };
}
