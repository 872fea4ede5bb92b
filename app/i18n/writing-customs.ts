import type { Language } from '#domain/language/languages.ts';

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
  /** Sign between the goals of a score. */
  readonly scoreSign: string;
  /** Units after a length of time. */
  readonly second: string;
  readonly minute: string;
  /** Name of the time of the language's own country, for readers who know no abbreviation of it. */
  readonly ownTime?: string;
}

const usual = {
  monthBesideDay: 'short',
  monthInRow: 'numeric',
  commaAfterWeekday: true,
  grouping: 'auto',
  scoreSign: '-',
  second: 's',
  minute: 'min',
} as const;

export const writingCustoms: Readonly<Record<Language, WritingCustoms>> = {
  // British: the day before the month.
  en: { ...usual, tag: 'en-GB', monthInRow: 'short', commaAfterWeekday: false, scoreSign: '–' },
  cs: { ...usual, tag: 'cs', scoreSign: ':' },
  de: { ...usual, tag: 'de', scoreSign: ':' },
  es: { ...usual, tag: 'es', ownTime: 'hora peninsular' },
  el: { ...usual, tag: 'el', second: 'δ.', minute: 'λ.', ownTime: 'ώρα Ελλάδας' },
  // Italian papers group from four digits on, the language's data only from five.
  it: { ...usual, tag: 'it', grouping: 'always', ownTime: 'ora italiana' },
  // Short months are whole phrases (22 de mai.); papers write figures.
  'pt-BR': { ...usual, tag: 'pt-BR', monthBesideDay: 'numeric', scoreSign: '\u00a0x\u00a0', ownTime: 'horário de Brasília' },
};
