import type { Language } from '#domain/language/languages.ts';
import { writingCustoms } from '#languages/writing-customs.ts';
import { remembered } from './remembered.ts';

/** The parts of a moment that a page shows and that depend on the reader's own clock. */
export type MomentPart = 'time' | 'short-day' | 'row-day' | 'long-day' | 'weekday';

/** Returns the text of a moment in a zone, by default the usual one. */
export type MomentFormat = (moment: Date, zone?: string) => string;

/** Returns a function that makes formats of a language; each format reuses one `Intl.DateTimeFormat` per zone. */
export function datesInZone(language: Language, usualZone: string): (options: Intl.DateTimeFormatOptions) => MomentFormat {
  const { tag, firstOfMonth } = writingCustoms[language];
  return (options) => {
    const byZone = new Map<string, Intl.DateTimeFormat>();
    const formatOf = (zone: string) => remembered(byZone, zone, () => new Intl.DateTimeFormat(tag, { ...options, timeZone: zone }));
    if (firstOfMonth === undefined || options.day === undefined || options.month !== 'long') {
      return (moment, zone = usualZone) => formatOf(zone).format(moment);
    }
    return (moment, zone = usualZone) =>
      formatOf(zone)
        .formatToParts(moment)
        .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
        .join('');
  };
}

/** Returns the format of each part in a language. The server uses it in the language's usual zone, the browser in the reader's. */
export function createMomentFormats(language: Language, usualZone: string): Readonly<Record<MomentPart, MomentFormat>> {
  const { monthBesideDay, monthInRow, commaAfterWeekday } = writingCustoms[language];
  const inZone = datesInZone(language, usualZone);
  const longDay = inZone({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const rowDay = inZone({ day: 'numeric', month: monthInRow });
  return {
    time: inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    'short-day': inZone({ day: 'numeric', month: monthBesideDay }),
    // British English alone writes a month with four letters, which beside a row is one too many.
    'row-day': (moment, zone) => rowDay(moment, zone).replace('Sept', 'Sep'),
    'long-day': (moment, zone) => (commaAfterWeekday ? longDay(moment, zone) : longDay(moment, zone).replace(',', '')),
    weekday: inZone({ weekday: 'short' }),
  };
}
