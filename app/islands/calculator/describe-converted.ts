import type { Words } from '#app/i18n/words/create-words.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { exactFraction } from '#domain/odds/exact-fraction.ts';
import { type OddsNotation, oddsNotations, readOdds } from '#domain/odds/read-odds.ts';
import { type OddsInEveryNotation, writeOdds } from '#domain/odds/write-odds.ts';
import type { Result } from './calculate.ts';
import { writeMoneyline, writePrice } from './figures.ts';
import { noFigure, type Receipt, type ReceiptLine } from './receipt.ts';

/** The message with the name of each notation; the frame of the page shares three of them. */
export const notationNames: Readonly<Record<OddsNotation, MessageKey>> = {
  decimal: 'shell.decimal',
  fractional: 'shell.fractional',
  moneyline: 'shell.moneyline',
  'hong-kong': 'calculator.format.hong-kong',
  malay: 'calculator.format.malay',
  indonesian: 'calculator.format.indonesian',
  probability: 'calculator.format.probability',
};

const exampleStake = 10;

/** Returns the receipt of one price in every notation. */
export function describeConverted(result: Extract<Result, { tool: 'converter' }> | undefined, words: Words): Receipt {
  const { format, t } = words;
  const odds = result && writeOdds(result.decimalOdds);
  const returned = result === undefined ? noFigure : format.decimals(exampleStake * result.decimalOdds, 2);
  const lines = oddsNotations.map((notation): ReceiptLine => {
    const entered = result?.notation === notation;
    const notes = [
      t(`calculator.meaning.${notation}`),
      ...(entered ? [t('calculator.entered')] : []),
      ...(notation === 'fractional' && odds?.fractional.approximate ? [stepNote(odds, words)] : []),
    ];
    return {
      label: t(notationNames[notation]),
      note: notes.join(' · '),
      figures: [odds === undefined ? noFigure : writtenIn(notation, odds, words)],
      ...(entered ? { kind: 'entered' as const } : {}),
    };
  });
  return {
    heads: [t('calculator.result.format'), t('calculator.result.odds')],
    lines: [...lines, { label: t('calculator.result.tenReturn'), figures: [returned], kind: 'sum' }],
    notes: [],
    spoken: odds && lines.map(({ label, figures }) => `${label} ${figures[0]}`).join(', '),
  };
}

function writtenIn(notation: OddsNotation, odds: OddsInEveryNotation, { format, t }: Words): string {
  switch (notation) {
    case 'decimal':
      return writePrice(odds.decimal, format);
    case 'fractional': {
      const { fraction, approximate } = odds.fractional;
      return approximate ? `≈ ${fraction}` : fraction === '1/1' ? `1/1 (${t('calculator.evens')})` : fraction;
    }
    case 'moneyline':
      return writeMoneyline(odds.moneyline, format);
    case 'hong-kong':
      return writePrice(odds.hongKong, format);
    case 'malay':
      return writePrice(odds.malay, format);
    case 'indonesian':
      return writePrice(odds.indonesian, format);
    case 'probability':
      return format.percent(odds.impliedProbability, 2);
  }
}

/**
 * Returns a note on a price between two steps of the ladder of fractional odds: the decimal price of the nearest step, and the exact fraction if
 * there is one.
 */
function stepNote({ decimal, fractional }: OddsInEveryNotation, { format, t }: Words): string {
  const step = readOdds(fractional.fraction, 'fractional');
  const price = 'decimalOdds' in step ? writePrice(step.decimalOdds, format) : noFigure;
  const exact = exactFraction(decimal);
  return [t('calculator.nearest', { price }), ...(exact === undefined ? [] : [t('calculator.exactly', { fraction: exact })])].join('; ');
}
