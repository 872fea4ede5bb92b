/** The beginning of a fragment that carries favourites and settings; its version and the text follow. */
export const carriedMark = '#c=';
