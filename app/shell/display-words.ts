import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { Theme } from '#app/stores/appearance.ts';
import type { oddsFormats } from '#domain/odds/odds-format.ts';

/** The words for each theme, in the order of the menu. */
export const themeWords = { system: 'shell.themeSystem', light: 'shell.themeLight', dark: 'shell.themeDark' } as const satisfies Record<
  Theme,
  MessageKey
>;

/** The words for each format of prices. */
export const oddsWords = {
  decimal: 'shell.decimal',
  fractional: 'shell.fractional',
  moneyline: 'shell.moneyline',
} as const satisfies Record<(typeof oddsFormats)[number], MessageKey>;
