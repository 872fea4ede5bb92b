export const oddsFormats = ['decimal', 'fractional', 'moneyline'] as const;
/** How prices are written. */
export type OddsFormat = (typeof oddsFormats)[number];
