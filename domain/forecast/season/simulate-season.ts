import { createRandom, type Random } from '#domain/chance/random.ts';
import type { ScoreGrid } from '../goals/score-grid.ts';
import { createFinalPlaces, type HoldPlaces, numberOfPlaces } from './end/final-places.ts';
import type { Lots } from './end/order-clubs.ts';
import { createSeasonEnd, type EndTable, type PlayLater } from './end/play-out.ts';
import type { PlannedPlaces, SeasonPlan } from './end/season-plan.ts';
import { createScoreSampler, type ScoreSampler } from './simulate-score.ts';
import { createStrengthErrors, noStrengthErrors, type StrengthErrors } from './simulate-strengths.ts';

export interface ClubProjection {
  readonly teamId: number;
  /** The chance of each final place, the first place first. Sums to 1. */
  readonly places: readonly number[];
  readonly expectedPoints: number;
}

/** Returns the chances of the scores of a match; `kickoffUtc` is null when it has no day yet. */
export type GridOf = (match: { readonly homeId: number; readonly awayId: number; readonly kickoffUtc: Date | null }) => ScoreGrid;

/** The number of simulated ends of a season: a chance of one half is then accurate to one percentage point. */
export const customarySimulations = 10_000;

/** The number of ends for which a match is drawn at once, while its chances are in use: drawing end after end takes several times as long. */
const endsAtATime = 250;

export interface SimulationOptions {
  /** A whole number, at least 1; `customarySimulations` by default. */
  readonly simulations?: number;
  /** True to take today's strengths as certain, so that only the scores are random. */
  readonly certainStrengths?: boolean;
}

/**
 * Returns the chances of the final places, from many simulations of what is left of a season: the matches that are known, then the stages
 * whose clubs follow from places. Each simulation first draws the error in every club's strength, the same for all of its matches, and then
 * every score from its grid. Without the first draw, the chances of past seasons were too certain: of the clubs that had 91% on average for
 * one of the last three places after a quarter of the season, 69% ended there.
 *
 * @param seed the same seed and season give the same chances
 * @returns the clubs that hold places, in the order of the plan
 * @throws RangeError for fewer than one simulation or a club named twice
 */
export function simulateSeason(
  plan: SeasonPlan,
  gridOf: GridOf,
  seed: number,
  { simulations = customarySimulations, certainStrengths = false }: SimulationOptions = {},
): ClubProjection[] {
  if (!(Number.isInteger(simulations) && simulations >= 1)) throw new RangeError(`a season is simulated at least once, not ${simulations}`);
  const random = createRandom(seed);
  const clubs = plan.clubs.length;
  const left = plan.awaited.length + plan.laterMatches;
  const strengths = certainStrengths ? noStrengthErrors : createStrengthErrors(clubs, left / (left + plan.played.length));
  const clubOf = new Map(plan.clubs.map((id, club) => [id, club]));
  const awaited = plan.awaited.map((match) => ({
    home: clubOf.get(match.homeId) as number,
    away: clubOf.get(match.awayId) as number,
    sampler: createScoreSampler(gridOf(match)),
  }));
  const season = createSeasonEnd(plan, drawLots(random));
  const later = createLaterScores(plan, gridOf, random, strengths);
  const count = createPlaceCount(plan.places, clubs);
  const scores = new Uint16Array(awaited.length * endsAtATime);
  let tables: readonly EndTable[] = [];
  for (let from = 0; from < simulations; from += endsAtATime) {
    const ends = Math.min(endsAtATime, simulations - from);
    strengths.draw(random, ends);
    for (const [match, { home, away, sampler }] of awaited.entries()) {
      for (let end = 0; end < ends; end += 1) scores[match * endsAtATime + end] = sampler.draw(random, strengths.lead(home, away, end));
    }
    for (let end = 0; end < ends; end += 1) {
      for (const [match, { sampler }] of awaited.entries()) {
        const cell = scores[match * endsAtATime + end] as number;
        season.enter(match, Math.floor(cell / sampler.size), cell % sampler.size);
      }
      tables = season.playOut(later.ofEnd(end));
      count.add(tables);
    }
  }
  return count.projections(plan.clubs, numberOfPlaces(plan.places, tables), simulations);
}

/** Returns a function that orders clubs that are level in everything at random. */
function drawLots(random: Random): Lots {
  return (clubs, from, until) => {
    for (let last = until - 1; last > from; last -= 1) {
      const other = from + random.integer(last - from + 1);
      [clubs[last], clubs[other]] = [clubs[other] as number, clubs[last] as number];
    }
  };
}

/** Returns a player of matches whose clubs are known only once the stage before is over, which draws their scores. */
function createLaterScores({ clubs }: SeasonPlan, gridOf: GridOf, random: Random, strengths: StrengthErrors) {
  const samplers: ScoreSampler[] = [];
  const goals = { home: 0, away: 0 };
  let end = 0;
  const play: PlayLater = (home, away) => {
    const pair = home * clubs.length + away;
    let sampler = samplers[pair];
    if (sampler === undefined) {
      sampler = createScoreSampler(gridOf({ homeId: clubs[home] as number, awayId: clubs[away] as number, kickoffUtc: null }));
      samplers[pair] = sampler;
    }
    const cell = sampler.draw(random, strengths.lead(home, away, end));
    goals.home = Math.floor(cell / sampler.size);
    goals.away = cell % sampler.size;
    return goals;
  };
  return {
    ofEnd(number: number): PlayLater {
      end = number;
      return play;
    },
  };
}

/** Returns a counter of the clubs' places, and of their points in the last table that they are in. */
function createPlaceCount(places: PlannedPlaces, clubs: number) {
  const holdPlaces = createFinalPlaces(places, clubs);
  const timesAtPlace = new Float64Array(clubs * clubs);
  const points = new Float64Array(clubs);
  const own = new Float64Array(clubs);
  const hold: HoldPlaces = (club, first, count) => {
    (points[club] as number) += own[club] as number;
    for (let place = first; place < first + count; place += 1) (timesAtPlace[club * clubs + place] as number) += 1 / count;
  };
  return {
    add(tables: readonly EndTable[]) {
      for (const { order, pointsOf } of tables) for (const club of order) own[club] = pointsOf(club);
      holdPlaces(tables, hold);
    },
    /**
     * Returns the projection of each club that plays for places.
     *
     * @param placesOf the number of places that each club plays for; clubs that play for none are missing
     */
    projections(ids: readonly number[], placesOf: ReadonlyMap<number, number>, simulations: number): ClubProjection[] {
      return ids.flatMap((teamId, club) => {
        const count = placesOf.get(club);
        if (count === undefined) return [];
        const times = timesAtPlace.subarray(club * clubs, club * clubs + count);
        return [
          { teamId, places: Array.from(times, (each) => each / simulations), expectedPoints: (points[club] as number) / simulations },
        ];
      });
    },
  };
}

/**
 * Returns the chance that a club ends in a range of places: the title, a zone of the table.
 *
 * @param from the first place of the range, counted from 1
 * @param to its last place, included; places beyond the table have no chance
 */
export function chanceOfPlaces({ places }: Pick<ClubProjection, 'places'>, from: number, to: number): number {
  return places.slice(from - 1, to).reduce((sum, chance) => sum + chance, 0);
}
