import { ofEach } from './of-each.ts';

/** Customs of a language for writing dates and numbers. */
export interface WritingCustoms {
  /** BCP 47 tag for `Intl`: with a country when the bare language would mean another country's customs. */
  readonly tag: string;
  /** Form of a month next to a day. */
  readonly monthBesideDay: 'numeric' | 'short';
  /** Form of a month in a row, which has little room. */
  readonly monthInRow: 'numeric' | 'short';
  /** False when no comma separates the weekday from the day, although `Intl` writes one. */
  readonly commaAfterWeekday: boolean;
  /** `always` when numbers of four digits are grouped already. */
  readonly grouping: 'always' | 'auto';
  /** The first day of a month beside the month's name, where it is no plain figure: `1º`. */
  readonly firstOfMonth?: string;
  /** Sign between the goals of a score. */
  readonly scoreSign: string;
  /** Units after a length of time. */
  readonly second: string;
  readonly minute: string;
  /** Name of the time of the language's own country, for readers who know no abbreviation of it. */
  readonly ownTime?: string;
}

/** Customs of every language, by BCP-47 tag. */
export const writingCustoms = ofEach('customs');
