/** English has the names as sources write them. */
export const competitionWords = undefined;
