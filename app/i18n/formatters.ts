import type { Language } from '#domain/language/languages.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { regionName } from '#languages/region-names.ts';
import { writingCustoms } from '#languages/writing-customs.ts';
import type { Locale } from './locales.ts';
import { createMomentFormats, datesInZone } from './moment-formats.ts';
import { oddsNumberFormats } from './odds-number-formats.ts';
import { remembered } from './remembered.ts';
import { scoreText } from './score-text.ts';

/** Formatters of a language: the only way in which dates, odds and numbers become text. Times are in the language's usual zone unless `zone` is given. */
export interface Formatters {
  /** `17:30` */
  time(moment: Date, zone?: string): string;
  /** `17:30 GMT`, `17:30 (hora peninsular)`: for readers who cannot know the zone otherwise, as in a picture. */
  timeAndZone(moment: Date, zone?: string): string;
  /** `Saturday 21 November 2026` */
  longDay(day: Date, zone?: string): string;
  /** `Saturday 21 November` */
  headingDay(day: Date, zone?: string): string;
  /** `21 Nov` */
  shortDay(day: Date, zone?: string): string;
  /** `21 Nov`, or `21.11.` in a language whose months are long: what fits beside a row. */
  rowDay(day: Date, zone?: string): string;
  /** `21 Nov 2026` */
  dayOfYear(day: Date, zone?: string): string;
  /** `21 November 2026` */
  dayInFull(day: Date, zone?: string): string;
  /** `21–24 November 2026`, calendar days; of one day alone `21 November 2026`. */
  daySpan(from: LocalDay, to: LocalDay): string;
  /** `November 2026` */
  monthOfYear(day: Date, zone?: string): string;
  /** `Nov` */
  shortMonth(day: Date, zone?: string): string;
  /** `Sat` */
  weekday(day: Date, zone?: string): string;
  /** `Sat 21` */
  dayOfWeek(day: Date, zone?: string): string;
  /** Returns noon (UTC) of a calendar day, for the formatters above with the zone `UTC`. */
  noonOf(day: LocalDay): Date;
  /** `1,234` */
  integer(value: number): string;
  /** A decimal price: `1.85`, `12.5`. */
  decimalOdds(price: number): string;
  /** A share between 0 and 1: `54%`, by default without decimals. */
  percent(share: number, decimals?: number): string;
  /** A gain or loss as a share: `+8.9%`, `−2.1%`. */
  signedPercent(share: number, decimals?: number): string;
  /** `+5`, `−3`, `0` with a true minus sign. */
  signed(value: number, decimals?: number): string;
  /** `12.5` with so many decimals, with a true minus sign. */
  decimals(value: number, decimals: number): string;
  /** A handicap or goal line: `−0.5`, `2.5`. */
  line(value: number, signed: boolean): string;
  /** A score: `2–1`, `2:1`, `2-1`, `2 x 1`. */
  score(goals: Goals): string;
  /** Goals that are expected: `1.8`. */
  goals(value: number): string;
  /** Units staked or paid, to hundredths: `3.00`. */
  units(amount: number): string;
  /** A length of time: `20 s`, `90 s`, from two minutes on `3 min`. */
  duration(seconds: number): string;
  /** A region by its code: `DE`, `GB-ENG`. */
  region(code: string): string;
  /** Name of a language by its code, as a word on its own: `German`. */
  language(code: string): string;
  /** Name of a competition for readers of the language, from its name in the catalogue or at its source. */
  competition(name: string): string;
  /** Compares two texts in the language's alphabetical order. */
  compare(first: string, second: string): number;
}

/**
 * Returns the formatters of a language.
 *
 * @param competitionName returns a competition's name in a language; left out in the browser, where no island shows one
 */
export function createFormatters(locale: Locale, competitionName = (_: Language, name: string): string => name): Formatters {
  const { tag, monthBesideDay, grouping, ownTime, second, minute } = writingCustoms[locale.tag];
  const regionsByCode = new Map<string, string>();
  const competitions = new Map<string, string>();
  const collator = new Intl.Collator(tag);
  const trueMinus = (text: string) => text.replace('-', '−');
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, { useGrouping: grouping, ...options });
  const integer = number({ maximumFractionDigits: 0 });
  const odds = oddsNumberFormats(tag);
  const units = number({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
  const percents = byDecimals((decimals) => number({ style: 'percent', signDisplay: 'negative', ...exactly(decimals) }));
  const signedPercents = byDecimals((decimals) => number({ style: 'percent', signDisplay: 'exceptZero', ...exactly(decimals) }));
  const signed = byDecimals((decimals) => number({ signDisplay: 'exceptZero', ...exactly(decimals) }));
  const plain = byDecimals((decimals) => number(exactly(decimals)));
  const signedLine = number({ signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  const plainLine = number({ maximumFractionDigits: 2 });
  const goals = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const oddsTexts = new Map<number, string>();
  const inZone = datesInZone(locale.tag, locale.zone);
  const moments = createMomentFormats(locale.tag, locale.zone);
  const { time, weekday } = moments;
  const dayNumber = inZone({ day: 'numeric' });
  const zones = new Map<string, Intl.DateTimeFormat>();
  // By itself: in one format with the hour, Greek would write the zone in four words.
  const zoneName = (moment: Date, zone: string) =>
    remembered(zones, zone, () => new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'short' }))
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const noonOf = (day: LocalDay) => new Date(`${day}T12:00:00Z`);
  const dayInFull = inZone({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayOfMonth = inZone({ day: 'numeric', month: 'long' });
  // By hand: of a range Intl writes Czech months as figures, and Italian days with a zero before them.
  const daySpan = (from: LocalDay, to: LocalDay) => {
    const [first, last] = [from, to].map((day) => dayInFull(noonOf(day), 'UTC')) as [string, string];
    if (from === to) return last;
    if (from.slice(0, 4) !== to.slice(0, 4)) return `${first} – ${last}`;
    if (from.slice(0, 7) !== to.slice(0, 7)) return `${dayOfMonth(noonOf(from), 'UTC')} – ${last}`;
    return `${/^\d+[.º]?/.exec(first)?.[0] ?? first}–${last}`;
  };
  return {
    time,
    timeAndZone: (moment, zone = locale.zone) =>
      ownTime !== undefined && zone === locale.zone
        ? `${time(moment, zone)} (${ownTime})`
        : `${time(moment, zone)} ${zoneName(moment, zone)}`,
    longDay: moments['long-day'],
    headingDay: inZone({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: moments['short-day'],
    rowDay: moments['row-day'],
    dayOfYear: inZone({ day: 'numeric', month: monthBesideDay, year: 'numeric' }),
    dayInFull,
    daySpan,
    monthOfYear: inZone({ month: 'long', year: 'numeric' }),
    shortMonth: inZone({ month: 'short' }),
    weekday,
    dayOfWeek: (moment, zone) => `${weekday(moment, zone).replace('.', '')} ${dayNumber(moment, zone)}`,
    noonOf,
    integer: (value) => integer.format(value),
    decimalOdds: (price) => remembered(oddsTexts, price, () => odds.of(price).format(price)),
    percent: (share, decimals = 0) => trueMinus(percents(decimals).format(share)),
    signedPercent: (share, decimals = 0) => trueMinus(signedPercents(decimals).format(share)),
    signed: (value, decimals = 0) => trueMinus(signed(decimals).format(value)),
    decimals: (value, decimals) => trueMinus(plain(decimals).format(value)),
    line: (value, withSign) => trueMinus((withSign ? signedLine : plainLine).format(value)),
    score: (goals) => scoreText(locale.tag, goals),
    goals: (value) => trueMinus(goals.format(value)),
    units: (amount) => units.format(amount),
    duration: (seconds) =>
      seconds < 120 ? `${integer.format(seconds)}\u00a0${second}` : `${integer.format(Math.ceil(seconds / 60))}\u00a0${minute}`,
    region: (code) => remembered(regionsByCode, code, () => regionName(locale.tag, code)),
    language: (code) => new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? code,
    competition: (name) => remembered(competitions, name, () => competitionName(locale.tag, name)),
    compare: (first, second) => collator.compare(first, second),
  };
}

const exactly = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });

function byDecimals(make: (decimals: number) => Intl.NumberFormat): (decimals: number) => Intl.NumberFormat {
  const made = new Map<number, Intl.NumberFormat>();
  return (decimals) => remembered(made, decimals, () => make(decimals));
}
