import { type Sport, sports } from '#domain/sports/sport.ts';

/** Numbers of the sports in the tables: the position in the list, from 1, so a new sport must be appended at the end of the list. */
export const sportIds = Object.fromEntries(sports.map((sport, at) => [sport, at + 1])) as Readonly<Record<Sport, number>>;

/** Returns the SQL of a sport's name by its number. */
export const sportNameSql = (column: string): string =>
  `case ${column} ${sports.map((sport) => `when ${sportIds[sport]} then '${sport}'`).join(' ')} end`;
