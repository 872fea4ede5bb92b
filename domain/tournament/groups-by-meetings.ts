/** Returns the groups of clubs that are connected by matches: clubs of one group meet only each other. Groups and clubs stay in the order of `teamIds`. */
export function groupsByMeetings(
  teamIds: readonly number[],
  matches: readonly { readonly homeId: number; readonly awayId: number }[],
): number[][] {
  const groupOf = new Map(teamIds.map((id) => [id, new Set([id])]));
  for (const { homeId, awayId } of matches) {
    const [home, away] = [groupOf.get(homeId), groupOf.get(awayId)];
    if (home === undefined || away === undefined || home === away) continue;
    for (const id of away) groupOf.set(id, home.add(id));
  }
  return [...Map.groupBy(teamIds, (id) => groupOf.get(id)).values()];
}
