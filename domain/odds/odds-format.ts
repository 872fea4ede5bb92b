export const oddsFormats = ['decimal', 'fractional', 'moneyline'] as const;
