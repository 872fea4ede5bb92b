/** Place in a list of matches by kick-off and id, which is that of one match. Matches added later come before or after it and do not move it. */
export interface PlaceInTime {
  readonly kickoffUtc: Date;
  readonly matchId: number;
}

/** Returns the values of a place for a comparison of rows in SQL; without a place, one before all matches from a moment on. */
export function placeValues(after: PlaceInTime | undefined, from: Date): [Date, number] {
  return [after?.kickoffUtc ?? from, after?.matchId ?? 0];
}

/** Number of matches read by one statement: a third of a page of the API, whose 501 matches at once would take the database 20 ms. */
const atOnce = 170;

/**
 * Returns up to `limit` matches of a list after a place, which a function reads in parts, each after the last match of the one before.
 *
 * @param read returns at most a number of matches after a place
 */
export async function readInParts<Match extends PlaceInTime>(
  { limit, after }: { readonly limit: number; readonly after: PlaceInTime | undefined },
  read: (part: { readonly limit: number; readonly after: PlaceInTime | undefined }) => Promise<Match[]>,
): Promise<Match[]> {
  const matches: Match[] = [];
  while (matches.length < limit) {
    const part = { limit: Math.min(atOnce, limit - matches.length), after: matches.at(-1) ?? after };
    const found = await read(part);
    matches.push(...found);
    if (found.length < part.limit) break;
  }
  return matches;
}
