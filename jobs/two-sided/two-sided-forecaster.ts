import { topicsOfChances } from '#data/changes/topics-of-chances.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { storeModelForecasts } from '#data/commands/forecast/store-model-forecasts.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { type ComingTwoSidedMatch, listComingTwoSidedMatches } from '#data/queries/two-sided/list-two-sided-matches.ts';
import { likeliestEnd } from '#domain/prediction/predict-match.ts';
import { playingDay } from '#domain/sports/playing-day.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { ForecastReach } from '../publish-forecasts.ts';
import { TwoSidedRatings } from './two-sided-ratings.ts';

const matchesAtATime = 200;

/** Forecasts the matches of a sport, run after run. It retains its ratings, so that a run in which nothing has changed costs two queries. */
export class TwoSidedForecaster<Name extends TwoSidedSport> {
  readonly #sport: Name;
  readonly #ratings: TwoSidedRatings<Name>;
  /** The descriptions of the matches that were forecast with the present ratings, by their numbers. */
  readonly #forecast = new Map<number, string>();

  constructor(sport: Name) {
    this.#sport = sport;
    this.#ratings = new TwoSidedRatings(sport);
  }

  /**
   * Forecasts the coming matches from results, and from the prices of earlier matches, if anything is new. Returns the number of forecasts
   * that are new or have changed.
   */
  async run(database: Database, { now, until, lookingBack }: ForecastReach): Promise<number> {
    const coming = await listComingTwoSidedMatches(database, this.#sport, { after: now, until, played: lookingBack });
    if (coming.length === 0) return 0;
    if (await this.#ratings.bringTo(database, now)) this.#forecast.clear();
    const due = coming.filter((match) => this.#forecast.get(match.matchId) !== descriptionOf(match));
    let changed = 0;
    for (let from = 0; from < due.length; from += matchesAtATime) {
      changed += await this.#store(database, due.slice(from, from + matchesAtATime), now);
    }
    return changed;
  }

  async #store(database: Database, matches: readonly ComingTwoSidedMatch<Name>[], now: Date): Promise<number> {
    const forecasts = matches.map((match) => this.#forecastOf(match));
    const changed = await inTransaction(database, async (client) => {
      const ids = new Set(await storeModelForecasts(client, forecasts, rulesOf(this.#sport).modelVersion, now));
      await recordChanges(client, matches.filter(({ matchId }) => ids.has(matchId)).flatMap(topicsOfChances), now);
      return ids.size;
    });
    for (const match of matches) this.#forecast.set(match.matchId, descriptionOf(match));
    return changed;
  }

  #forecastOf({ matchId, homeId, awayId, season, kickoffUtc, facts }: ComingTwoSidedMatch<Name>) {
    const day = playingDay(this.#sport, kickoffUtc);
    const forecast = this.#ratings.walk.forecast({ sides: [homeId, awayId], day, season, facts });
    const headline = forecast.marketInformed ?? forecast.model;
    return {
      ...forecast,
      matchId,
      chances: rulesOf(this.#sport).model.headline(headline),
      likeliestScore: likeliestEnd(this.#sport, headline).score,
    };
  }
}

/** Returns the facts of a match that its forecast depends on, as a text. */
function descriptionOf({ homeId, awayId, season, kickoffUtc, facts }: ComingTwoSidedMatch<TwoSidedSport>): string {
  return JSON.stringify([homeId, awayId, season, kickoffUtc, facts]);
}
