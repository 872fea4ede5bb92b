import type { Database } from '#data/database/database.ts';
import { type ForecastTournaments, listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import type { Ratings } from '#domain/forecast/strengths/ratings.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { publishForecasts } from '../publish-forecasts.ts';
import { publishTips } from '../publish-tips.ts';
import { settleTips } from '../settle-tips.ts';
import { dayNumberOf, observeDays, rateClubs } from './rate-clubs.ts';

const hourMs = 3_600_000;
/** The hours after kick-off by which a feed that is replayed reports the result. */
const hoursUntilResult = 3;

/**
 * Runs the forecasting jobs for one moment of the past after another: at each it settles tips, forecasts matches and writes tips, from only what
 * was known then. The past is stored already, or is stored between the moments.
 */
export class Walker {
  readonly #database: Database;
  readonly #tournaments: ForecastTournaments;
  readonly #ratings: Ratings;
  #observedUntil: number;

  private constructor(database: Database, tournaments: ForecastTournaments, ratings: Ratings, observedUntil: number) {
    this.#database = database;
    this.#tournaments = tournaments;
    this.#ratings = ratings;
    this.#observedUntil = observedUntil;
  }

  /** Returns a walker that knows every result of the days before a moment. */
  static async at(database: Database, moment: Date): Promise<Walker> {
    const tournaments = await listForecastTournaments(database);
    const day = dayNumberOf(moment);
    return new Walker(database, tournaments, await rateClubs(database, tournaments, day), day);
  }

  /** Returns a walker with the given ratings, which must have observed every result of the days before `day` (see `dayNumberOf`). */
  static knowing(database: Database, tournaments: ForecastTournaments, ratings: Ratings, day: number): Walker {
    return new Walker(database, tournaments, ratings, day);
  }

  /** Runs the jobs of a moment, which must not be earlier than the previous one: settles, forecasts and tips. Returns the number of tips written. */
  async runMoment(now: Date, reachHours: number): Promise<number> {
    const today = dayNumberOf(now);
    await observeDays(this.#ratings, this.#database, this.#tournaments, this.#observedUntil, today);
    this.#observedUntil = today;
    await this.settle(now);
    const reach = { now, until: new Date(now.getTime() + reachHours * hourMs), lookingBack: true };
    await publishForecasts(this.#database, this.#ratings, this.#tournaments, reach);
    return publishTips(this.#database, firstSport, reach, 'reconstructed');
  }

  /** Settles the tips on matches that were over at a moment. */
  async settle(now: Date): Promise<void> {
    await settleTips(this.#database, now, { kickedOffBefore: new Date(now.getTime() - hoursUntilResult * hourMs) });
  }
}
