import type { Words } from '#app/i18n/words/create-words.ts';
import type { Tool } from '#app/pages/calculator/calculator.address.ts';
import type { ListedPrice, Result } from './calculate.ts';
import type { CalculatorState } from './calculator-state.ts';
import { describeConverted } from './describe-converted.ts';
import { writePrice } from './figures.ts';
import { lastFigure, noFigure, type Receipt, type ReceiptLine } from './receipt.ts';

type ResultOf<Of extends Tool> = Extract<Result, { tool: Of }>;

/** Returns the result of a calculator as a receipt; without a result the receipt has the same lines, so that nothing moves when it comes. */
export function describeResult({ tool, rows }: CalculatorState, result: Result | undefined, words: Words): Receipt {
  const own = <Of extends Tool>(of: Of): ResultOf<Of> | undefined => (result?.tool === of ? (result as ResultOf<Of>) : undefined);
  switch (tool) {
    case 'converter':
      return describeConverted(own(tool), words);
    case 'single':
      return describeSingle(own(tool), words);
    case 'accumulator':
      return describeAccumulator(own(tool), rows, words);
    case 'each-way':
      return describeEachWay(own(tool), words);
    case 'kelly':
      return describeKelly(own(tool), words);
    case 'dutching':
      return describeDutching(own(tool), rows, words);
    case 'margin':
      return describeMargin(own(tool), rows, words);
  }
}

const shown = (value: number | undefined, write: (value: number) => string) => (value === undefined ? noFigure : write(value));

function writersOf({ format }: Words) {
  return {
    price: (value: number | undefined) => shown(value, (odds) => writePrice(odds, format)),
    money: (value: number | undefined) => shown(value, (amount) => format.decimals(amount, 2)),
    gain: (value: number | undefined) => shown(value, (amount) => format.signed(amount, 2)),
    share: (value: number | undefined, decimals = 2) => shown(value, (part) => format.percent(part, decimals)),
  };
}

/** Returns a line for each row of the list; empty rows have no figures. */
function listLines(
  rows: number,
  legs: readonly ListedPrice[] | undefined,
  columns: number,
  nameOf: (number: number) => string,
  figuresOf: (leg: ListedPrice, at: number) => readonly string[],
): ReceiptLine[] {
  return Array.from({ length: rows }, (_, index) => {
    const at = legs?.findIndex(({ row }) => row === index + 1) ?? -1;
    const leg = legs?.[at];
    return { label: nameOf(index + 1), figures: leg === undefined ? Array.from({ length: columns }, () => noFigure) : figuresOf(leg, at) };
  });
}

const spokenLine = (result: unknown, line: ReceiptLine) => (result === undefined ? undefined : `${line.label}: ${line.figures.at(-1)}`);

function describeSingle(result: ResultOf<'single'> | undefined, words: Words): Receipt {
  const { t } = words;
  const { price, money, gain, share } = writersOf(words);
  const sum: ReceiptLine = { label: t('calculator.result.returns'), figures: [money(result?.returns)], kind: 'sum' };
  return {
    heads: [t('calculator.tab.single'), t('calculator.result.figure')],
    lines: [
      { label: t('shell.decimal'), figures: [price(result?.decimalOdds)] },
      { label: t('calculator.result.needed'), figures: [share(result && 1 / result.decimalOdds)] },
      { label: t('calculator.result.stake'), figures: [money(result?.stake)] },
      { label: t('calculator.result.profit'), figures: [gain(result?.profit)] },
      sum,
    ],
    notes: [],
    spoken: spokenLine(result, sum),
  };
}

function describeAccumulator(result: ResultOf<'accumulator'> | undefined, rows: number, words: Words): Receipt {
  const { t } = words;
  const { price, money, gain, share } = writersOf(words);
  const sum = lastFigure(t('calculator.result.returns'), money(result?.returns), 2, 'sum');
  return {
    heads: [t('calculator.result.selection'), t('calculator.result.odds'), t('calculator.result.running')],
    lines: [
      ...listLines(
        rows,
        result?.legs,
        2,
        (number) => t('calculator.selection', { number }),
        ({ decimalOdds }, at) => [price(decimalOdds), price(result?.running[at])],
      ),
      lastFigure(t('calculator.result.combined'), price(result?.decimalOdds), 2),
      lastFigure(t('calculator.result.needed'), share(result && 1 / result.decimalOdds), 2),
      lastFigure(t('calculator.result.stake'), money(result?.stake), 2),
      lastFigure(t('calculator.result.profit'), gain(result?.profit), 2),
      sum,
    ],
    notes: [],
    spoken: spokenLine(result, sum),
  };
}

function describeEachWay(result: ResultOf<'each-way'> | undefined, words: Words): Receipt {
  const { t } = words;
  const { money, gain } = writersOf(words);
  const staked = result && 2 * result.stakePerPart;
  const lines = (['won', 'placed', 'lost'] as const).map((outcome): ReceiptLine => {
    const of = result?.outcomes[outcome];
    return { label: t(`calculator.result.${outcome}`), figures: [money(staked), money(of?.returns), gain(of?.profit)] };
  });
  return {
    heads: [t('calculator.result.ifIt'), t('calculator.result.stake'), t('calculator.result.returns'), t('calculator.result.profit')],
    lines,
    notes: [],
    spoken: result && lines.map(({ label, figures }) => `${label}: ${figures[1]}`).join(', '),
  };
}

function describeKelly(result: ResultOf<'kelly'> | undefined, words: Words): Receipt {
  const { format, t } = words;
  const { money, share } = writersOf(words);
  const value = result && result.probability * result.decimalOdds - 1;
  const parts = [
    ['full', 1],
    ['half', 1 / 2],
    ['quarter', 1 / 4],
  ] as const;
  const lines = parts.map(
    ([name, part]): ReceiptLine => ({
      label: t(`calculator.result.${name}`),
      figures: [share(result && result.share * part), money(result && result.bankroll * result.share * part)],
    }),
  );
  return {
    heads: [t('calculator.tab.kelly'), t('calculator.result.share'), t('calculator.result.stake')],
    lines: [
      { label: t('calculator.result.chance'), figures: [share(result?.probability), ''] },
      { label: t('calculator.result.needed'), figures: [share(result && 1 / result.decimalOdds), ''] },
      { label: t('calculator.result.value'), figures: [shown(value, (part) => format.signedPercent(part, 1)), ''] },
      ...lines,
    ],
    notes: result?.share === 0 ? [t('calculator.note.noValue')] : [],
    spoken: result && lines.map(({ label, figures }) => `${label}: ${figures[1]}`).join(', '),
  };
}

function describeDutching(result: ResultOf<'dutching'> | undefined, rows: number, words: Words): Receipt {
  const { t } = words;
  const { price, money, gain } = writersOf(words);
  const returned = lastFigure(t('calculator.result.anyReturns'), money(result?.returns), 2);
  return {
    heads: [t('calculator.result.selection'), t('calculator.result.odds'), t('calculator.result.stake')],
    lines: [
      ...listLines(
        rows,
        result?.legs,
        2,
        (number) => t('calculator.selection', { number }),
        ({ decimalOdds }, at) => [price(decimalOdds), money(result?.stakes[at])],
      ),
      lastFigure(t('calculator.result.staked'), money(result?.stake), 2, 'sum'),
      returned,
      lastFigure(t('calculator.result.profit'), gain(result?.profit), 2),
    ],
    notes: result !== undefined && result.profit < 0 ? [t('calculator.note.dutchLoss')] : [],
    spoken: spokenLine(result, returned),
  };
}

function describeMargin(result: ResultOf<'margin'> | undefined, rows: number, words: Words): Receipt {
  const { t } = words;
  const { price, share } = writersOf(words);
  const margin = lastFigure(t('calculator.result.margin'), share(result?.overround), 4);
  return {
    heads: [
      t('calculator.result.outcome'),
      t('calculator.result.odds'),
      t('calculator.result.implied'),
      t('calculator.result.fair'),
      t('calculator.result.fairOdds'),
    ],
    lines: [
      ...listLines(
        rows,
        result?.legs,
        4,
        (number) => t('calculator.outcome', { number }),
        ({ decimalOdds }, at) => {
          const fair = result?.fair[at];
          return [
            price(decimalOdds),
            share(result?.implied[at], 1),
            share(fair, 1),
            shown(fair, (part) => words.format.decimals(1 / part, 2)),
          ];
        },
      ),
      {
        label: t('calculator.result.sum'),
        figures: ['', share(result && 1 + result.overround, 1), share(result && 1, 1), ''],
        kind: 'sum',
      },
      margin,
      lastFigure(t('calculator.result.payout'), share(result?.payout), 4),
    ],
    notes: result !== undefined && result.overround < 0 ? [t('calculator.note.noMargin')] : [],
    spoken: spokenLine(result, margin),
  };
}
