import { remembered } from './remembered.ts';

/** The parts of a moment that a page shows and that depend on the reader's own clock. */
export type MomentPart = 'time' | 'short-day' | 'row-day' | 'long-day' | 'weekday';

/** Returns the text of a moment in a zone, the usual one unless told. */
export type MomentFormat = (moment: Date, zone?: string) => string;

/** Returns the tag by which dates and numbers are written: British ones for English, the day before the month. */
export function formatTag(tag: string): string {
  return tag === 'en' ? 'en-GB' : tag;
}

/** Returns how a month is written beside a day. Short months in Brazilian Portuguese are whole phrases (22 de mai.); papers write figures. */
export function monthBesideDay(tag: string): 'numeric' | 'short' {
  return tag === 'pt-BR' ? 'numeric' : 'short';
}

/** Returns what makes formats of a language; each keeps one `Intl.DateTimeFormat` a zone. */
export function datesInZone(tag: string, usualZone: string): (options: Intl.DateTimeFormatOptions) => MomentFormat {
  return (options) => {
    const byZone = new Map<string, Intl.DateTimeFormat>();
    return (moment, zone = usualZone) =>
      remembered(byZone, zone, () => new Intl.DateTimeFormat(formatTag(tag), { ...options, timeZone: zone })).format(moment);
  };
}

/** Returns how a language writes each part. The server uses it in the language's usual zone, the browser in the reader's. */
export function createMomentFormats(tag: string, usualZone: string): Readonly<Record<MomentPart, MomentFormat>> {
  const inZone = datesInZone(tag, usualZone);
  const longDay = inZone({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const rowDay = inZone({ day: 'numeric', month: tag === 'en' ? 'short' : 'numeric' });
  return {
    time: inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    'short-day': inZone({ day: 'numeric', month: monthBesideDay(tag) }),
    // British English alone writes a month with four letters, which beside a row is one too many.
    'row-day': (moment, zone) => rowDay(moment, zone).replace('Sept', 'Sep'),
    'long-day': (moment, zone) => (tag === 'en' ? longDay(moment, zone).replace(',', '') : longDay(moment, zone)),
    weekday: inZone({ weekday: 'short' }),
  };
}
