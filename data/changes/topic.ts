/**
 * Topic of a change; a page is affected by a change when it depends on one of the change's topics. `coverage` is the coverage of each competition, `tips`
 * the ledger as a whole, `filling` the progress of filling a new database, `judgements` the quality of the forecasts, `predictions` those on record with
 * their outcomes; `witnesses` the signed heads of the ledger and who signed them; `*` affects every page.
 */
export type Topic =
  | `day:${string}`
  | `match:${number}`
  | `team:${number}`
  | `tournament:${number}`
  | 'catalogue'
  | 'coverage'
  | 'tips'
  | 'witnesses'
  | 'news'
  | 'judgements'
  | 'predictions'
  | 'filling'
  | '*';
