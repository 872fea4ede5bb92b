import type { RowForecast } from './forecast-row.ts';
import type { ForecastSort } from './forecasts.address.ts';

/** The fields of a row that its place depends on. */
interface SortedRow {
  readonly kickoffUtc: Date;
  /** Used only when sorting by name. */
  readonly homeName: string;
  /** Used only when sorting by a figure. */
  readonly forecast: RowForecast | undefined;
}

/** Returns true when the sort is by a figure of the forecasts. */
export function isByFigure(sort: ForecastSort): boolean {
  return sort !== 'kickoff' && sort !== 'match';
}

/** The figures that columns are sorted by, the largest first, as readers expect in a table of chances. */
const figures: Readonly<Record<Exclude<ForecastSort, 'kickoff' | 'match'>, (forecast: RowForecast) => number>> = {
  home: ({ chances }) => chances.home,
  draw: ({ chances }) => chances.draw,
  away: ({ chances }) => chances.away,
  over: ({ chances }) => chances.overTwoAndHalf,
  both: ({ chances }) => chances.bothScore,
  score: ({ likeliest }) => likeliest.chance,
  goals: ({ goals }) => goals.home + goals.away,
  moved: ({ homeMoved }) => homeMoved,
  reliability: ({ reliability: { level, matches } }) => level + matches / 100_000,
};

/** Returns the order of a column by default. */
export function usualOrder(sort: ForecastSort): 'ascending' | 'descending' {
  return isByFigure(sort) ? 'descending' : 'ascending';
}

/**
 * Returns the rows sorted by a column: hours and names ascending, figures descending, or reversed. Matches without a forecast end a list by a figure
 * in both directions; equal rows keep their order.
 *
 * @param compare orders names by the rules of the language
 */
export function sortForecasts<Row extends SortedRow>(
  rows: readonly Row[],
  { sort, reversed }: { readonly sort: ForecastSort; readonly reversed: boolean },
  compare: (first: string, second: string) => number,
): Row[] {
  const way = reversed ? -1 : 1;
  if (sort === 'kickoff') return [...rows].sort((first, second) => way * (first.kickoffUtc.getTime() - second.kickoffUtc.getTime()));
  if (sort === 'match') return [...rows].sort((first, second) => way * compare(first.homeName, second.homeName));
  const figure = ({ forecast }: Row) => (forecast === undefined ? undefined : figures[sort](forecast));
  return [...rows].sort((first, second) => {
    const [one, other] = [figure(first), figure(second)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return way * (other - one);
  });
}
