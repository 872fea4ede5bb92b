/** A place in a list of matches by kick-off and number: that of one of them. Matches that are added later stand before or behind it, and move it nowhere. */
export interface PlaceInTime {
  readonly kickoffUtc: Date;
  readonly matchId: number;
}

/** Returns the values of a place for a comparison of rows in SQL; without a place one before every match from a moment on. */
export function placeValues(after: PlaceInTime | undefined, from: Date): [Date, number] {
  return [after?.kickoffUtc ?? from, after?.matchId ?? 0];
}
