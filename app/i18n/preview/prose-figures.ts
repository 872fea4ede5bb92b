import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { writingCustoms } from '#languages/writing-customs.ts';
import { chanceText } from '../chance-text.ts';
import type { Formatters } from '../formatters.ts';
import type { Locale } from '../locales.ts';

/** Returns the figures of prose as the language writes them. */
export function createProseFigures({ tag }: Locale, format: Formatters): ProseFigures {
  // In running text three decimals are a table's precision.
  const prices = new Intl.NumberFormat(writingCustoms[tag].tag, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
  return {
    percent: (chance) => chanceText(chance, (share) => format.percent(share)),
    price: (odds) => prices.format(odds),
    score: (own, other) => format.score({ home: own, away: other }),
    goals: (expected) => format.goals(expected),
    line: (line, signed) => format.line(line, signed),
    profit: (units) => format.signed(units, 2),
    units: (amount) => format.decimals(amount, 2),
    count: (amount) => format.integer(amount),
  };
}
