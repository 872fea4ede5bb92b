import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '#data/database/database.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import {
  type EndedTwoSidedMatch,
  getTwoSidedPast,
  listEndedTwoSidedMatches,
  type TwoSidedPast,
} from '#data/queries/two-sided/list-two-sided-matches.ts';
import { playingDay, startOfPlayingDay } from '#domain/sports/playing-day.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { MarketOf } from '#domain/sports/sport-types.ts';
import type { SportWalk } from '#domain/sports/sport-walk.ts';

/** The number of days that are read at a time, so that a long history is never in memory as a whole. */
const daysAtATime = 60;
/** The number of matches after which the process answers waiting visitors. */
const matchesAtATime = 50;

/**
 * The ratings of tennis or basketball, kept from run to run: they include every match of the days before the current one. As long as nothing of these
 * days changes, only new days are read. The ratings depend only on stored data: two processes get the same.
 */
export class TwoSidedRatings<Name extends TwoSidedSport> {
  readonly #sport: Name;
  #walk: SportWalk<Name>;
  #knows: { readonly untilDay: number; readonly past: TwoSidedPast } | undefined;

  constructor(sport: Name) {
    this.#sport = sport;
    this.#walk = createWalk(sport);
  }

  /** Updates the ratings with the stored matches of the days before that of a moment. Returns false when they already include these. */
  async bringTo(database: Queryable, now: Date): Promise<boolean> {
    const untilDay = playingDay(this.#sport, now);
    const known = this.#knows;
    if (known !== undefined && known.untilDay <= untilDay && (await this.#isUnchanged(database, known))) {
      if (known.untilDay === untilDay) return false;
      await this.#learn(database, known.untilDay, untilDay);
    } else {
      this.#walk = createWalk(this.#sport);
      const { begins } = await getTwoSidedPast(database, this.#sport, startOfPlayingDay(this.#sport, untilDay));
      if (begins !== null) await this.#learn(database, playingDay(this.#sport, begins), untilDay);
    }
    this.#knows = { untilDay, past: await getTwoSidedPast(database, this.#sport, startOfPlayingDay(this.#sport, untilDay)) };
    return true;
  }

  get walk(): SportWalk<Name> {
    return this.#walk;
  }

  async #isUnchanged(database: Queryable, { untilDay, past }: { untilDay: number; past: TwoSidedPast }): Promise<boolean> {
    const present = await getTwoSidedPast(database, this.#sport, startOfPlayingDay(this.#sport, untilDay));
    return present.matches === past.matches && present.changedAt?.getTime() === past.changedAt?.getTime();
  }

  async #learn(database: Queryable, fromDay: number, untilDay: number): Promise<void> {
    for (let day = fromDay; day < untilDay; day += daysAtATime) {
      const end = Math.min(day + daysAtATime, untilDay);
      const span = { from: startOfPlayingDay(this.#sport, day), until: startOfPlayingDay(this.#sport, end) };
      const matches = await listEndedTwoSidedMatches(database, this.#sport, span);
      for (let at = 0; at < matches.length; at += matchesAtATime) {
        await this.#observe(database, matches.slice(at, at + matchesAtATime), span.until);
        await setImmediate();
      }
    }
  }

  async #observe(database: Queryable, matches: readonly EndedTwoSidedMatch<Name>[], until: Date): Promise<void> {
    const ids = matches.map(({ matchId }) => matchId);
    const quotes = Map.groupBy(await listQuotesOfMatches<MarketOf<Name>>(database, ids, until), ({ matchId }) => matchId);
    for (const { matchId, homeId, awayId, season, kickoffUtc, facts, play } of matches) {
      const day = playingDay(this.#sport, kickoffUtc);
      this.#walk.observe({ sides: [homeId, awayId], day, season, facts, play, quotes: quotes.get(matchId) ?? [] });
    }
  }
}

function createWalk<Name extends TwoSidedSport>(sport: Name): SportWalk<Name> {
  const { createWalk: create } = rulesOf(sport);
  if (create === undefined) throw new Error(`${sport} has no walk through its results`);
  return create();
}
