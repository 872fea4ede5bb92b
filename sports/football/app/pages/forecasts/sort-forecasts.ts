import type { RowForecast } from './forecast-row.ts';
import type { ForecastSort } from './forecasts.address.ts';

/** A row as far as its place needs it. */
interface SortedRow {
  readonly kickoffUtc: Date;
  /** Asked for by the order of names alone. */
  readonly homeName: string;
  /** Asked for by that of a figure alone. */
  readonly forecast: RowForecast | undefined;
}

/** Returns true where a table stands by a figure of its forecasts. */
export function isByFigure(sort: ForecastSort): boolean {
  return sort !== 'kickoff' && sort !== 'match';
}

/** The figure by which a column stands; the greatest first, as one looks for in a table of chances. */
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

/** Returns how a column stands where nothing else is asked for. */
export function usualOrder(sort: ForecastSort): 'ascending' | 'descending' {
  return isByFigure(sort) ? 'descending' : 'ascending';
}

/**
 * Returns the rows by a column: hours and names ascending, figures descending, or the other way round. Matches without a forecast end a list by a
 * figure either way; among equals the order given stays.
 *
 * @param compare orders names as the language does
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
