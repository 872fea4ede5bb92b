/** All languages but English, which uses the names as sources write them. */
export const competitionWords = undefined;
