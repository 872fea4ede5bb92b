/**
 * SQL of a condition on the football match `m`: its competition is of first teams with something at stake. The lists of a day and the counts above them
 * show only these unless a reader selects youth, reserves or friendlies.
 */
export const isSeniorMatch = `m.tournament_id not in (select numeric_id from tournaments where level <> 'senior')`;
