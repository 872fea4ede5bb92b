/** What the server says in the body of a 503 when too many pages are asked for at once. */
export const busyText = 'busy';
