import { ofEach } from './of-each.ts';

/** The customs by which readers of a language write dates and numbers. */
export interface WritingCustoms {
  /** The tag by which `Intl` writes: with a country where the language's own tag stands for another. */
  readonly tag: string;
  /** The form of a month beside a day. */
  readonly monthBesideDay: 'numeric' | 'short';
  /** The form of a month in a row, which has little room. */
  readonly monthInRow: 'numeric' | 'short';
  /** False where no comma stands between the weekday and the day, although `Intl` writes one. */
  readonly commaAfterWeekday: boolean;
  /** `always` where four digits are grouped already. */
  readonly grouping: 'always' | 'auto';
  /** Stands between the goals of a score. */
  readonly scoreSign: string;
  /** Stand behind a length of time. */
  readonly second: string;
  readonly minute: string;
  /** Names the time of the language's own country where readers know no letters for it. */
  readonly ownTime?: string;
}

/** Customs of every language, by BCP-47 tag. */
export const writingCustoms = ofEach('customs');
