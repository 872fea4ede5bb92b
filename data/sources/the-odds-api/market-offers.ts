import type { RowProblem } from '../problems-of-row.ts';
import type { AnswerEvent, AnswerOutcome } from './answer.ts';

/** Prices of one line of a market, in the market's order of selections. */
interface Offer<Market extends string> {
  readonly market: Market;
  readonly line: number;
  readonly prices: readonly number[];
}

/** Market of the site in the provider's notation. */
export interface MarketShape<Market extends string> {
  readonly market: Market;
  /** Returns the names of the outcomes in the market's order of selections. */
  names(event: Pick<AnswerEvent, 'home_team' | 'away_team'>): readonly string[];
  /** Returns the line of an outcome with a point; undefined for a market without points. */
  line?(point: number, position: number): number;
  /** Returns false for a line that no bookmaker offers. */
  isOffered(line: number): boolean;
}

/** Requested markets, by the provider's keys. */
export type MarketShapes<Market extends string> = ReadonlyMap<string, MarketShape<Market>>;

/** Returns the lines of a market on which every selection has a price, and problems with the others. */
export function marketOffers<Market extends string>(
  shape: MarketShape<Market>,
  outcomes: readonly AnswerOutcome[],
  event: AnswerEvent,
  path: string,
): { offers: Offer<Market>[]; problems: RowProblem[] } {
  const names = shape.names(event);
  const problems: RowProblem[] = [];
  const pricesOf = new Map<number, Map<number, number>>();
  for (const [index, outcome] of outcomes.entries()) {
    const position = names.indexOf(outcome.name);
    const line = lineOf(shape, outcome, position);
    const problem = problemOn(outcome, { position, line, isTaken: pricesOf.get(line)?.has(position) ?? false }, shape);
    if (problem !== undefined) problems.push({ ...problem, field: `${path}.${index}.${problem.field}` });
    pricesOf.set(line, (pricesOf.get(line) ?? new Map<number, number>()).set(position, outcome.price));
  }
  if (problems.length > 0) return { offers: [], problems };
  return offersOf(shape, names, pricesOf, path);
}

function lineOf({ line }: MarketShape<string>, { point }: AnswerOutcome, position: number): number {
  if (line === undefined) return 0;
  return point === null || point === undefined ? Number.NaN : line(point, position);
}

function problemOn(
  { name, price, point }: AnswerOutcome,
  { position, line, isTaken }: { readonly position: number; readonly line: number; readonly isTaken: boolean },
  { isOffered }: MarketShape<string>,
): RowProblem | undefined {
  if (position === -1 || isTaken) return { code: 'inconsistent', field: 'name', value: name };
  if (Number.isNaN(line)) return { code: 'missing-value', field: 'point' };
  if (!isOffered(line)) return { code: 'bad-line', field: 'point', value: String(point) };
  return price > 1 ? undefined : { code: 'bad-price', field: 'price', value: String(price) };
}

function offersOf<Market extends string>(
  { market, line: hasLines }: MarketShape<Market>,
  names: readonly string[],
  pricesOf: ReadonlyMap<number, ReadonlyMap<number, number>>,
  path: string,
): { offers: Offer<Market>[]; problems: RowProblem[] } {
  const offers: Offer<Market>[] = [];
  const problems: RowProblem[] = [];
  for (const [line, prices] of pricesOf) {
    const missing = names.filter((_name, position) => !prices.has(position));
    if (missing.length === 0) offers.push({ market, line, prices: names.map((_name, position) => prices.get(position) as number) });
    else if (hasLines === undefined) problems.push({ code: 'missing-value', field: path, value: missing.join(', ') });
    else problems.push({ code: 'bad-line', field: path, value: `${line} without ${missing.join(', ')}` });
  }
  return { offers, problems };
}
