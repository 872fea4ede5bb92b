import type { Sport } from '#domain/sports/sport.ts';

/** The numbers of the sports in the tables. */
export const sportIds: Readonly<Record<Sport, number>> = { football: 1, tennis: 2, basketball: 3 };
