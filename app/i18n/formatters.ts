import type { LocalDay } from '#domain/time/local-day.ts';
import type { Locale } from './locales.ts';

/** The only way in which dates, odds and numbers become text. Times are in the language's usual zone unless told. */
export interface Formatters {
  /** `17:30` */
  time(moment: Date, zone?: string): string;
  /** `Saturday 21 November 2026` */
  longDay(day: Date, zone?: string): string;
  /** `21 Nov` */
  shortDay(day: Date, zone?: string): string;
  /** `21 Nov 2026` */
  dayOfYear(day: Date, zone?: string): string;
  /** `Sat` */
  weekday(day: Date, zone?: string): string;
  /** `Sat 21` */
  dayOfWeek(day: Date, zone?: string): string;
  /** A calendar day as a moment for the formatters above, to be used with the zone `UTC`. */
  noonOf(day: LocalDay): Date;
  /** `1,234` */
  integer(value: number): string;
  /** A decimal price: `1.85`, `12.5`. */
  decimalOdds(price: number): string;
  /** A share between 0 and 1: `54%`, with so many decimals. */
  percent(share: number, decimals?: number): string;
  /** `+5`, `−3`, `0` with a true minus sign. */
  signed(value: number, decimals?: number): string;
  /** A handicap or goal line: `−0.5`, `2.5`. */
  line(value: number, signed: boolean): string;
  /** A region by its code: `DE`, `GB-ENG`. */
  region(code: string): string;
  /** Orders texts as the language does. */
  compare(first: string, second: string): number;
}

const footballRegions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GB-ENG': { en: 'England', cs: 'Anglie', de: 'England', es: 'Inglaterra', el: 'Αγγλία', it: 'Inghilterra', 'pt-BR': 'Inglaterra' },
  'GB-SCT': { en: 'Scotland', cs: 'Skotsko', de: 'Schottland', es: 'Escocia', el: 'Σκωτία', it: 'Scozia', 'pt-BR': 'Escócia' },
  'GB-WLS': { en: 'Wales', cs: 'Wales', de: 'Wales', es: 'Gales', el: 'Ουαλία', it: 'Galles', 'pt-BR': 'País de Gales' },
  'GB-NIR': {
    en: 'Northern Ireland',
    cs: 'Severní Irsko',
    de: 'Nordirland',
    es: 'Irlanda del Norte',
    el: 'Βόρεια Ιρλανδία',
    it: 'Irlanda del Nord',
    'pt-BR': 'Irlanda do Norte',
  },
  '001': {
    en: 'International',
    cs: 'Mezinárodní',
    de: 'International',
    es: 'Internacional',
    el: 'Διεθνείς',
    it: 'Internazionali',
    'pt-BR': 'Internacional',
  },
};

export function createFormatters(locale: Locale): Formatters {
  const { tag } = locale;
  const dates = new Map<string, Intl.DateTimeFormat>();
  const numbers = new Map<string, Intl.NumberFormat>();
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const collator = new Intl.Collator(tag);
  const date = (options: Intl.DateTimeFormatOptions, zone: string) => {
    const key = JSON.stringify(options) + zone;
    let made = dates.get(key);
    if (made === undefined) dates.set(key, (made = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { ...options, timeZone: zone })));
    return made;
  };
  const number = (options: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options);
    let made = numbers.get(key);
    if (made === undefined) numbers.set(key, (made = new Intl.NumberFormat(tag === 'en' ? 'en-GB' : tag, options)));
    return made;
  };
  const trueMinus = (text: string) => text.replace('-', '−');
  return {
    time: (moment, zone = locale.zone) => date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone).format(moment),
    longDay: (day, zone = locale.zone) => date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, zone).format(day),
    shortDay: (day, zone = locale.zone) => date({ day: 'numeric', month: 'short' }, zone).format(day),
    dayOfYear: (day, zone = locale.zone) => date({ day: 'numeric', month: 'short', year: 'numeric' }, zone).format(day),
    weekday: (day, zone = locale.zone) => date({ weekday: 'short' }, zone).format(day),
    dayOfWeek: (day, zone = locale.zone) => `${date({ weekday: 'short' }, zone).format(day)} ${date({ day: 'numeric' }, zone).format(day)}`,
    noonOf: (day) => new Date(`${day}T12:00:00Z`),
    integer: (value) => number({ maximumFractionDigits: 0, useGrouping: true }).format(value),
    decimalOdds: (price) =>
      number({ minimumFractionDigits: 2, maximumFractionDigits: price < 10 ? 3 : 2, useGrouping: false }).format(price),
    percent: (share, decimals = 0) =>
      number({ style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(share),
    signed: (value, decimals = 0) =>
      trueMinus(number({ signDisplay: 'exceptZero', minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)),
    line: (value, signed) =>
      trueMinus(number({ signDisplay: signed ? 'exceptZero' : 'auto', minimumFractionDigits: 0, maximumFractionDigits: 2 }).format(value)),
    region: (code) => footballRegions[code]?.[tag] ?? regions.of(code) ?? code,
    compare: (first, second) => collator.compare(first, second),
  };
}
