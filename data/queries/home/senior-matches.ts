/**
 * The SQL of a condition on the match `m` of football: its competition is of first teams with something at stake. The lists of a day and the counts
 * above them show these unless a reader asks for youth, reserves or friendlies.
 */
export const isSeniorMatch = `m.tournament_id not in (select numeric_id from tournaments where level <> 'senior')`;
