/** What the fragment of a link begins with that carries favourites and settings; its version and the text follow. */
export const carriedMark = '#c=';
