/** Min milliseconds between the beginnings of two renderings of a page that changes again and again. */
export const minPauseMs = 1_000;
