/** Matches of a page of a list by kick-off. */
export const matchesPerPage = 60;
