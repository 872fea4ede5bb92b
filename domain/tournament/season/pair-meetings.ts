interface Meeting {
  readonly homeId: number;
  readonly awayId: number;
}

/** Returns a key of the two clubs of a match, the same for both meetings. */
export function pairOf({ homeId, awayId }: Meeting): string {
  return homeId < awayId ? `${homeId} ${awayId}` : `${awayId} ${homeId}`;
}

/** Returns the matches among clubs. */
export function matchesAmong<Match extends Meeting>(clubs: Iterable<number>, matches: readonly Match[]): Match[] {
  const ids = new Set(clubs);
  return matches.filter(({ homeId, awayId }) => ids.has(homeId) && ids.has(awayId));
}
