import type { MarketDefinition } from '#domain/odds/markets/market-definition.ts';
import { type Market, markets } from '#domain/odds/markets/markets.ts';
import type { AnswerEvent, AnswerOutcome, Doubt } from './answer.ts';

/** The prices of one line of a market, in the market's order of selections. */
export interface Offer {
  readonly market: Market;
  readonly line: number;
  readonly prices: readonly number[];
}

interface MarketShape {
  readonly market: Market;
  /** The names of the outcomes in the market's order of selections. */
  names(event: AnswerEvent): readonly string[];
  /** The line of an outcome with a point; a market without has no points. */
  line?(point: number, position: number): number;
}

const shapes: ReadonlyMap<string, MarketShape> = new Map([
  ['h2h', { market: 'match-result', names: ({ home_team, away_team }) => [home_team, 'Draw', away_team] }],
  ['totals', { market: 'total-goals', names: () => ['Over', 'Under'], line: (point) => point }],
  [
    'spreads',
    {
      market: 'asian-handicap',
      names: ({ home_team, away_team }) => [home_team, away_team],
      line: (point, position) => (position === 0 ? point : -point),
    },
  ],
]);

/** The markets that are asked for; an answer holds the other side of an exchange, `h2h_lay`, unasked. */
export const marketKeys: readonly string[] = [...shapes.keys()];

/** Returns the lines of a market on which every selection has a price, and doubts on the others. */
export function marketOffers(
  key: string,
  outcomes: readonly AnswerOutcome[],
  event: AnswerEvent,
  path: string,
): { offers: Offer[]; doubts: Doubt[] } {
  const shape = shapes.get(key);
  if (shape === undefined) return { offers: [], doubts: [] };
  const names = shape.names(event);
  const doubts: Doubt[] = [];
  const pricesOf = new Map<number, Map<number, number>>();
  for (const [index, outcome] of outcomes.entries()) {
    const position = names.indexOf(outcome.name);
    const line = lineOf(shape, outcome, position);
    const doubt = doubtOn(outcome, { position, line, isTaken: pricesOf.get(line)?.has(position) ?? false }, shape);
    if (doubt !== undefined) doubts.push({ ...doubt, field: `${path}.${index}.${doubt.field}` });
    pricesOf.set(line, (pricesOf.get(line) ?? new Map<number, number>()).set(position, outcome.price));
  }
  if (doubts.length > 0) return { offers: [], doubts };
  return offersOf(shape, names, pricesOf, path);
}

function lineOf({ line }: MarketShape, { point }: AnswerOutcome, position: number): number {
  if (line === undefined) return 0;
  return point === null || point === undefined ? Number.NaN : line(point, position);
}

function doubtOn(
  { name, price, point }: AnswerOutcome,
  { position, line, isTaken }: { readonly position: number; readonly line: number; readonly isTaken: boolean },
  { market }: MarketShape,
): Doubt | undefined {
  if (position === -1 || isTaken) return { code: 'inconsistent', field: 'name', value: name };
  if (Number.isNaN(line)) return { code: 'missing-value', field: 'point' };
  if (!isOffered(market, line)) return { code: 'bad-line', field: 'point', value: String(point) };
  return price > 1 ? undefined : { code: 'bad-price', field: 'price', value: String(price) };
}

function isOffered(market: Market, line: number): boolean {
  const { lines }: MarketDefinition = markets[market];
  return lines === undefined || (Number.isInteger(line * 4) && line >= lines.least && line <= lines.most);
}

function offersOf(
  { market, line: hasLines }: MarketShape,
  names: readonly string[],
  pricesOf: ReadonlyMap<number, ReadonlyMap<number, number>>,
  path: string,
): { offers: Offer[]; doubts: Doubt[] } {
  const offers: Offer[] = [];
  const doubts: Doubt[] = [];
  for (const [line, prices] of pricesOf) {
    const missing = names.filter((_name, position) => !prices.has(position));
    if (missing.length === 0) offers.push({ market, line, prices: names.map((_name, position) => prices.get(position) as number) });
    else if (hasLines === undefined) doubts.push({ code: 'missing-value', field: path, value: missing.join(', ') });
    else doubts.push({ code: 'bad-line', field: path, value: `${line} without ${missing.join(', ')}` });
  }
  return { offers, doubts };
}
