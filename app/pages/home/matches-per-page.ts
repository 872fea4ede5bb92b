/** So many matches by the hour are sent at once. */
export const matchesPerPage = 60;
