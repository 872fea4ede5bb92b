import { listFields } from '#app/pages/calculator/calculator.address.ts';
import { type Accumulation, accumulate } from '#domain/calculator/accumulate.ts';
import { type MarketMargin, marketMargin } from '#domain/calculator/market-margin.ts';
import { type AmountFault, readAmount } from '#domain/calculator/read-amount.ts';
import { type ChanceFault, readChance } from '#domain/calculator/read-chance.ts';
import { type PlaceFractionFault, readPlaceFraction } from '#domain/calculator/read-place-fraction.ts';
import { type Dutching, dutch, eachWayReturns, kellyShare, type Returns, singleReturns } from '#domain/calculator/stakes.ts';
import { type DecimalMark, type OddsFault, type OddsNotation, oddsNotations, readOdds, recogniseNotation } from '#domain/odds/read-odds.ts';
import { type CalculatorState, fieldsOf, shownFields } from './calculator-state.ts';
import { evensWords } from './evens-words.ts';

/** The reason for refusing an entry. */
export type Problem =
  | { readonly of: 'odds'; readonly fault: OddsFault; readonly notation: OddsNotation | undefined }
  | { readonly of: 'amount'; readonly fault: AmountFault }
  | { readonly of: 'chance'; readonly fault: ChanceFault }
  | { readonly of: 'place'; readonly fault: PlaceFractionFault }
  | { readonly of: 'format' };

/** The result of a calculator; its prices are those entered, never rounded. */
export type Result =
  | { readonly tool: 'converter'; readonly decimalOdds: number; readonly notation: OddsNotation }
  | ({ readonly tool: 'single'; readonly stake: number; readonly decimalOdds: number } & Returns)
  | ({ readonly tool: 'accumulator'; readonly stake: number; readonly legs: readonly ListedPrice[] } & Accumulation)
  | { readonly tool: 'each-way'; readonly stakePerPart: number; readonly outcomes: ReturnType<typeof eachWayReturns> }
  | {
      readonly tool: 'kelly';
      readonly decimalOdds: number;
      readonly probability: number;
      readonly bankroll: number;
      readonly share: number;
    }
  | ({ readonly tool: 'dutching'; readonly stake: number; readonly legs: readonly ListedPrice[] } & Dutching)
  | ({ readonly tool: 'margin'; readonly legs: readonly ListedPrice[] } & MarketMargin);

/** A price of a list with its row, counted from 1. */
export interface ListedPrice {
  readonly row: number;
  readonly decimalOdds: number;
}

export interface Calculation {
  /** The problems by field, in the order of the form. */
  readonly problems: Readonly<Record<string, Problem>>;
  /** The result; undefined while a field that it needs is refused. */
  readonly result: Result | undefined;
}

/** Returns the result of a calculator and the problems of its fields, from the texts in them. `mark` is the decimal mark of the page's language. */
export function calculate(state: CalculatorState, mark: DecimalMark): Calculation {
  const problems: Record<string, Problem> = {};
  const { tool, entries } = state;
  const textOf = (name: string) => entries[name] ?? '';
  const formatKnown = state.format === '' || (oddsNotations as readonly string[]).includes(state.format);
  if (!formatKnown) problems.format = { of: 'format' };

  const notationOf = (name: string): OddsNotation | undefined =>
    formatKnown && state.format !== '' ? (state.format as OddsNotation) : recogniseNotation(textOf(name), mark, evensWords);
  const odds = (name: string): number | undefined => {
    const notation = notationOf(name);
    const read = readOdds(textOf(name), notation ?? 'decimal', mark, evensWords);
    if ('decimalOdds' in read) return read.decimalOdds;
    problems[name] = { of: 'odds', fault: read.fault, notation };
    return undefined;
  };
  const amount = (name: string): number | undefined => {
    const read = readAmount(textOf(name), mark);
    if ('amount' in read) return read.amount;
    problems[name] = { of: 'amount', fault: read.fault };
    return undefined;
  };
  /**
   * Returns the prices of the list; undefined while one is refused. Empty rows are ignored, except that the first of them are refused when the
   * calculator needs more prices than are filled in.
   */
  const list = (): readonly ListedPrice[] | undefined => {
    const names = listFields.slice(0, state.rows);
    const fewest = fieldsOf[tool].list?.fewest ?? 1;
    const filled = names.filter((name) => textOf(name).trim() !== '');
    const missing = names.filter((name) => !filled.includes(name)).slice(0, Math.max(0, fewest - filled.length));
    const read = names
      .filter((name) => filled.includes(name) || missing.includes(name))
      .map((name) => ({ row: listFields.indexOf(name) + 1, decimalOdds: odds(name) }));
    return read.every((leg): leg is ListedPrice => leg.decimalOdds !== undefined) ? read : undefined;
  };

  const result = resultOf();
  return {
    problems: Object.fromEntries(
      [...shownFields(state), 'format'].flatMap((name) => (problems[name] === undefined ? [] : [[name, problems[name]]])),
    ),
    result: formatKnown ? result : undefined,
  };

  function resultOf(): Result | undefined {
    switch (tool) {
      case 'converter': {
        const decimalOdds = odds('odds');
        return decimalOdds === undefined ? undefined : { tool, decimalOdds, notation: notationOf('odds') ?? 'decimal' };
      }
      case 'single': {
        const [decimalOdds, stake] = [odds('odds'), amount('stake')];
        if (decimalOdds === undefined || stake === undefined) return undefined;
        return { tool, stake, decimalOdds, ...singleReturns(stake, decimalOdds) };
      }
      case 'accumulator': {
        const [legs, stake] = [list(), amount('stake')];
        if (legs === undefined || stake === undefined) return undefined;
        return { tool, stake, legs, ...accumulate(stake, pricesOf(legs)) };
      }
      case 'each-way': {
        const [decimalOdds, stakePerPart, place] = [odds('odds'), amount('stake'), readPlaceFraction(textOf('place'))];
        if ('fault' in place) problems.place = { of: 'place', fault: place.fault };
        if (decimalOdds === undefined || stakePerPart === undefined || 'fault' in place) return undefined;
        return { tool, stakePerPart, outcomes: eachWayReturns({ stakePerPart, decimalOdds, placeFraction: place.placeFraction }) };
      }
      case 'kelly': {
        const [decimalOdds, chance, bankroll] = [odds('odds'), readChance(textOf('chance'), mark), amount('bankroll')];
        if ('fault' in chance) problems.chance = { of: 'chance', fault: chance.fault };
        if (decimalOdds === undefined || bankroll === undefined || 'fault' in chance) return undefined;
        const { probability } = chance;
        return { tool, decimalOdds, probability, bankroll, share: kellyShare(probability, decimalOdds) };
      }
      case 'dutching': {
        const [legs, stake] = [list(), amount('stake')];
        if (legs === undefined || stake === undefined) return undefined;
        return { tool, stake, legs, ...dutch(stake, pricesOf(legs)) };
      }
      case 'margin': {
        const legs = list();
        return legs === undefined ? undefined : { tool, legs, ...marketMargin(pricesOf(legs)) };
      }
    }
  }
}

const pricesOf = (legs: readonly ListedPrice[]) => legs.map(({ decimalOdds }) => decimalOdds);
