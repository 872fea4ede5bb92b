import type { TwoSidedSport } from '#domain/sports/sport.ts';

/**
 * Topic of a change; a page is affected by a change when it depends on one of the change's topics. `team-chances` and `tournament-chances` are the prices,
 * forecasts, predictions and tips of the matches of a club or competition, for pages that list them; `team` and `tournament` all else of one, such as
 * results. `day` is the matches of a day, for pages that list them, without the scores of tennis and basketball in play: these are `points`, since they change
 * every few seconds and fewer pages show them. `coverage` is the coverage of each competition, `tips` the ledger as a whole, `filling` the progress of filling
 * a new database, `judgements` the quality of the forecasts, `predictions` those on record with their outcomes; `witnesses` the signed heads of the ledger and
 * who signed them; `*` affects every page.
 */
export type Topic =
  | `day:${string}`
  | `points:${TwoSidedSport}:${string}`
  | `match:${number}`
  | `team:${number}`
  | `team-chances:${number}`
  | `tournament:${number}`
  | `tournament-chances:${number}`
  | 'catalogue'
  | 'coverage'
  | 'tips'
  | 'witnesses'
  | 'news'
  | 'judgements'
  | 'predictions'
  | 'filling'
  | '*';

/**
 * Topic of a change or a page with its weight. A change of `minor:match:7` is one of minutes, statistics or prices; to a page that depends on `minor:match:7`
 * each change of that match is minor.
 */
export type WeighedTopic = Topic | `minor:${Topic}`;
