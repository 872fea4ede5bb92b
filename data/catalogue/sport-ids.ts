import type { Sport } from '#domain/sports/sport.ts';

/** The numbers of the sports in the tables. */
export const sportIds: Readonly<Record<Sport, number>> = { football: 1, tennis: 2, basketball: 3 };

/** The SQL of a sport's name by its number. */
export const sportNameSql = (column: string): string =>
  `case ${column} ${Object.entries(sportIds)
    .map(([sport, id]) => `when ${id} then '${sport}'`)
    .join(' ')} end`;
