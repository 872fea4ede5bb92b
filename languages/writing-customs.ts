import type { Language } from '#domain/language/languages.ts';

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
