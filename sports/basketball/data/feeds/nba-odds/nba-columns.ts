import type { Pair } from '#domain/sports/pair.ts';

/**
 * The columns of the file, as indexes. Pairs are home, then away. Two columns are never read, since `id_spread` and `id_total` give away how the game
 * ended against its lines; nor are the lines of the second half, which are not known before a game.
 */
export interface NbaColumns {
  readonly season: number;
  readonly date: number;
  readonly regular: number;
  readonly playoffs: number;
  readonly home: number;
  readonly away: number;
  readonly points: Pair<number>;
  readonly quarters: readonly Pair<number>[];
  readonly overtime: Pair<number>;
  readonly favourite: number;
  readonly spread: number;
  readonly total: number;
  readonly moneyline: Pair<number>;
}

/** Returns the columns; undefined when the header lacks one. */
export function findNbaColumns(header: readonly string[]): NbaColumns | undefined {
  const find = (name: string): number => header.indexOf(name);
  const pair = (name: string): Pair<number> => [find(`${name}_home`), find(`${name}_away`)];
  const columns = {
    season: find('season'),
    date: find('date'),
    regular: find('regular'),
    playoffs: find('playoffs'),
    home: find('home'),
    away: find('away'),
    points: pair('score'),
    quarters: ['q1', 'q2', 'q3', 'q4'].map(pair),
    overtime: pair('ot'),
    favourite: find('whos_favored'),
    spread: find('spread'),
    total: find('total'),
    moneyline: pair('moneyline'),
  };
  return Object.values(columns).flat(2).includes(-1) ? undefined : columns;
}
