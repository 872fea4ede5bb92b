const slashed = /^(\d{1,2})\/(\d{1,2})\/(?=\d)/;
const maxMonths = 12;

/** Turns a date as a file writes it into one that begins with its day; a text that is no such date stays as it is. */
export type DayFirst = (text: string) => string;

/**
 * Returns how to turn the dates of a file into dates that begin with their day; undefined where it may begin them with either. The publishers write
 * `05/08/2023` for 5 August. A spreadsheet of the United States that has opened and saved the file writes `8/5/2023` in all rows: only where
 * every row can begin with its month and one must are they read so, and where no row tells, two digits for each are the publisher's.
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
