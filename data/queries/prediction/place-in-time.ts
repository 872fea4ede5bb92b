/** Place in a list of matches by kick-off and id, which is that of one match. Matches added later come before or after it and do not move it. */
export interface PlaceInTime {
  readonly kickoffUtc: Date;
  readonly matchId: number;
}

/** Returns the values of a place for a comparison of rows in SQL; without a place, one before all matches from a moment on. */
export function placeValues(after: PlaceInTime | undefined, from: Date): [Date, number] {
  return [after?.kickoffUtc ?? from, after?.matchId ?? 0];
}
