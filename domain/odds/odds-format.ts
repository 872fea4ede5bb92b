export const oddsFormats = ['decimal', 'fractional', 'moneyline'] as const;
/** A notation of prices. */
export type OddsFormat = (typeof oddsFormats)[number];
