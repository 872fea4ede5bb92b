/** The reasons for which a league gives or takes points. */
export const adjustmentReasons = [
  'financial-rules',
  'insolvency',
  'unpaid-wages',
  'unpaid-tax',
  'licensing',
  'ineligible-player',
  'match-fixing',
  'match-not-played',
  'crowd-trouble',
  'appeal',
] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];
