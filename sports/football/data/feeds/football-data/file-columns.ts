import type { MatchStatistics } from '#data/feeds/feed.ts';
import { findPriceColumns, type PriceGroup } from './price-columns.ts';

/** The columns of a file, as indexes. Pairs are home, then away. */
export interface FileColumns {
  /** The column of the division's code, or those of country and league. */
  readonly competition: readonly number[];
  /** Set for the files of the extra leagues, which contain many seasons. */
  readonly season?: number;
  readonly date: number;
  readonly time?: number;
  readonly teams: ColumnPair;
  readonly goals?: ColumnPair;
  readonly halfTimeGoals?: ColumnPair;
  readonly result?: number;
  readonly statistics: readonly (readonly [keyof MatchStatistics, ColumnPair])[];
  readonly referee?: number;
  readonly attendance?: number;
  readonly prices: readonly PriceGroup[];
  /** The columns with an unknown name. */
  readonly unknown: readonly number[];
}

export type ColumnPair = readonly [home: number, away: number];

const statisticColumns: readonly (readonly [keyof MatchStatistics, string, string])[] = [
  ['shots', 'HS', 'AS'],
  ['shotsOnTarget', 'HST', 'AST'],
  ['corners', 'HC', 'AC'],
  ['fouls', 'HF', 'AF'],
  ['yellowCards', 'HY', 'AY'],
  ['redCards', 'HR', 'AR'],
  /* Since 2026-27. */
  ['expectedGoals', 'HxG', 'AxG'],
];

/* Columns of the source that are not stored: the half-time result in a letter, woodwork, offsides, free kicks, booking points, numbers of bookmakers. */
const leftOut = ['HTR', 'HHW', 'AHW', 'HO', 'AO', 'HFKC', 'AFKC', 'HBP', 'ABP', 'Bb1X2', 'BbOU', 'BbAH', 'AHh', 'AHCh', 'BbAHh'];

/** Returns the columns of a season file, of an extra league or of coming matches; undefined when the header is none of these. */
export function findFileColumns(header: readonly string[]): FileColumns | undefined {
  const used = new Set<number>();
  const find = (...names: string[]): number | undefined => {
    const index = names.map((name) => header.indexOf(name)).find((place) => place !== -1);
    if (index !== undefined) used.add(index);
    return index;
  };
  const findPair = (homeNames: string[], awayNames: string[]): ColumnPair | undefined => {
    const [home, away] = [find(...homeNames), find(...awayNames)];
    return home === undefined || away === undefined ? undefined : [home, away];
  };
  const division = find('Div');
  const league = findPair(['Country'], ['League']);
  const date = find('Date');
  const teams = findPair(['HomeTeam', 'Home'], ['AwayTeam', 'Away']);
  const competition = division === undefined ? league : [division];
  if (competition === undefined || date === undefined || teams === undefined) return undefined;

  const statistics = statisticColumns.flatMap(([name, home, away]) => {
    const pair = findPair([home], [away]);
    return pair === undefined ? [] : [[name, pair] as const];
  });
  const optional = {
    season: find('Season'),
    time: find('Time'),
    goals: findPair(['FTHG', 'HG'], ['FTAG', 'AG']),
    halfTimeGoals: findPair(['HTHG'], ['HTAG']),
    result: find('FTR', 'Res'),
    referee: find('Referee'),
    attendance: find('Attendance'),
  };
  const prices = findPriceColumns(header);
  const isKnown = (name: string, index: number): boolean =>
    name === '' || used.has(index) || prices.used.has(index) || leftOut.includes(name);
  const unknown = header.flatMap((name, index) => (isKnown(name, index) ? [] : [index]));
  return { competition, date, teams, ...optional, statistics, prices: prices.groups, unknown };
}
