import { type Sport, sports } from '#domain/sports/sport.ts';

/** The numbers of the sports in the tables: their places in the list, from 1, so that a new sport stands at its end. */
export const sportIds = Object.fromEntries(sports.map((sport, at) => [sport, at + 1])) as Readonly<Record<Sport, number>>;

/** The SQL of a sport's name by its number. */
export const sportNameSql = (column: string): string =>
  `case ${column} ${sports.map((sport) => `when ${sportIds[sport]} then '${sport}'`).join(' ')} end`;
