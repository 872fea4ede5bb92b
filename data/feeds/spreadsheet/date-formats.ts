import { readXml } from './read-xml.ts';

/** Returns true for the built-in formats of dates, which have a number and no text. */
const numbered = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Returns the cell styles that show a number as a date, by their places in the part about styles. */
export function dateStylesIn(styles: string): ReadonlySet<number> {
  const written = new Map<number, string>();
  const dates = new Set<number>();
  let isInCellStyles = false;
  let place = 0;
  readXml('styles.xml', styles, {
    opened(name, attributes) {
      if (name === 'numFmt') written.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      else if (name === 'cellXfs') isInCellStyles = true;
      else if (name === 'xf' && isInCellStyles) {
        const id = Number(attributes.numFmtId ?? 0);
        const format = written.get(id);
        if (format === undefined ? numbered(id) : isDateFormat(format)) dates.add(place);
        place += 1;
      }
    },
    closed(name) {
      if (name === 'cellXfs') isInCellStyles = false;
    },
  });
  return dates;
}

/** Returns true for a format of dates: one that contains years or days, outside of quoted, escaped or bracketed text (`[Red]`, `"days"`). */
function isDateFormat(format: string): boolean {
  return /[yd]/i.test(format.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]/g, ''));
}
