/**
 * A page is concerned by a change when it depends on one of the change's topics. `coverage` is what the site has of each competition, `tips` is the ledger as a whole, `filling` how far a new
 * database is filled, `judgements` how good the forecasts were, `predictions` those on record with what became of them, `*` concerns every page.
 */
export type Topic =
  | `day:${string}`
  | `match:${number}`
  | `team:${number}`
  | `tournament:${number}`
  | 'catalogue'
  | 'coverage'
  | 'tips'
  | 'news'
  | 'judgements'
  | 'predictions'
  | 'filling'
  | '*';
