import { mainLines } from '#domain/odds/main-lines.ts';
import type { AverageMargin } from '#domain/odds/price-moves.ts';

export interface MarginRow {
  readonly name: string;
  /** Margins in the order of `mainLines`; undefined for a line without a quote of the bookmaker. */
  readonly margins: readonly (AverageMargin | undefined)[];
  readonly matches: number;
}

/** Returns the bookmakers by their margin on the result (or the first line that they quote), the lowest first, and the margins at the best prices of all. */
export function toMarginTable(
  byBookmaker: ReadonlyMap<string, readonly AverageMargin[]>,
  best: readonly AverageMargin[],
  names: ReadonlyMap<string, string>,
): { readonly rows: readonly MarginRow[]; readonly best: readonly (AverageMargin | undefined)[] } {
  const inOrder = (margins: readonly AverageMargin[]) => mainLines.map(({ market }) => margins.find((margin) => margin.market === market));
  const rows = [...byBookmaker]
    .filter(([, margins]) => margins.length > 0)
    .map(
      ([slug, margins]): MarginRow => ({
        name: names.get(slug) ?? slug,
        margins: inOrder(margins),
        matches: Math.max(...margins.map(({ matches }) => matches)),
      }),
    );
  const first = ({ margins }: MarginRow) => margins.find((margin) => margin !== undefined)?.margin ?? Number.POSITIVE_INFINITY;
  return { rows: rows.sort((one, other) => first(one) - first(other) || (one.name < other.name ? -1 : 1)), best: inOrder(best) };
}
