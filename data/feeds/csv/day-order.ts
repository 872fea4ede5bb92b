const slashed = /^(\d{1,2})\/(\d{1,2})\/(?=\d)/;
const maxMonths = 12;

/** Returns a date of a file rewritten to begin with its day; any other text unchanged. */
export type DayFirst = (text: string) => string;

/**
 * Returns the function that rewrites the dates of a file to begin with their day; undefined when they are ambiguous. The publishers write `05/08/2023` for
 * 5 August; a spreadsheet program set to the United States that has saved the file writes `8/5/2023` in all rows. The month is first when every row allows it
 * and one requires it. When no row requires either order, the day is first if all days and months have two digits, as the publishers write them.
 */
export function dayOrderOf(texts: readonly string[]): DayFirst | undefined {
  const dates = texts.flatMap((text) => {
    const [, first = '', second = ''] = slashed.exec(text) ?? [];
    return first === '' ? [] : [{ first, second }];
  });
  const mustBeginWith = (part: 'day' | 'month') => dates.some(({ first, second }) => Number(part === 'day' ? first : second) > maxMonths);
  if (mustBeginWith('day')) return keep;
  if (mustBeginWith('month')) return exchange;
  return dates.every(({ first, second }) => first.length === 2 && second.length === 2) ? keep : undefined;
}

function keep(text: string): string {
  return text;
}

function exchange(text: string): string {
  return text.replace(slashed, '$2/$1/');
}
