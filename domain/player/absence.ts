/** The reasons for which a player misses a match. `international` is a match of the national team. */
export const absenceReasons = ['injury', 'illness', 'suspension', 'international', 'other'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];
