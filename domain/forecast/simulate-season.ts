import { createRandom } from '#domain/chance/random.ts';
import type { TableMatch } from '#domain/tournament/club-record.ts';
import type { StandingsRules } from '#domain/tournament/standings.ts';
import type { ScoreGrid } from './score-grid.ts';
import { createFinalTable } from './simulate-final-table.ts';
import { createScoreSampler } from './simulate-score.ts';
import { createStrengthErrors, noStrengthErrors } from './simulate-strengths.ts';

/** A match that is still to be played, with the chances of its scores. */
export interface AwaitedMatch {
  readonly homeId: number;
  readonly awayId: number;
  readonly grid: ScoreGrid;
}

/** A league or one group of it, somewhere in its season. */
export interface SeasonInProgress {
  /** The clubs of the table, in the order that parts those that are level in everything. */
  readonly teamIds: readonly number[];
  /** The finished matches. A match under way belongs to `awaited`. */
  readonly played: readonly (TableMatch & { readonly goals: NonNullable<TableMatch['goals']> })[];
  readonly awaited: readonly AwaitedMatch[];
  readonly rules: StandingsRules;
}

export interface ClubProjection {
  readonly teamId: number;
  /** The chance of each final place, the first place first. Sums to 1. */
  readonly places: readonly number[];
  readonly expectedPoints: number;
}

/** The number of simulated ends of a season: a chance of one half is then right to one point in a hundred. */
export const customarySimulations = 10_000;

/** A match is drawn for so many ends at once, while its chances are at hand: one end after the other takes several times as long. */
const endsAtATime = 250;

export interface SimulationOptions {
  /** A whole number, at least 1; `customarySimulations` by default. */
  readonly simulations?: number;
  /** True to take today's strengths for certain, so that only the scores are left to chance. */
  readonly certainStrengths?: boolean;
}

/**
 * Returns the chances of the final table, by playing what is left of a season many times over. Each time it is drawn by how much every club
 * is stronger or weaker than its grids say, for all of its matches alike, and then every score from its grid. Without the first,
 * the chances of seasons past were too sure: of the clubs to which it gave one of the last three places with 91% on average after a quarter
 * of the season, 69% ended there.
 *
 * @param season played matches, awaited ones and the rules of the table, as standings() has them; matches of clubs outside the
 * table count for those inside
 * @param seed the same seed and season give the same chances
 * @returns the clubs in the order of `teamIds`
 * @throws RangeError for fewer than one simulation or a club named twice
 */
export function simulateSeason(
  season: SeasonInProgress,
  seed: number,
  { simulations = customarySimulations, certainStrengths = false }: SimulationOptions = {},
): ClubProjection[] {
  if (!(Number.isInteger(simulations) && simulations >= 1)) throw new RangeError(`a season is simulated at least once, not ${simulations}`);
  const { teamIds, awaited } = season;
  const clubs = teamIds.length;
  const random = createRandom(seed);
  const shareLeft = awaited.length / (awaited.length + season.played.length);
  const strengths = certainStrengths ? noStrengthErrors : createStrengthErrors(awaited, shareLeft);
  const samplers = awaited.map(({ grid }) => createScoreSampler(grid));
  const table = createFinalTable(season);
  const timesAtPlace = new Float64Array(clubs * clubs);
  const points = new Float64Array(clubs);
  const scores = new Uint16Array(awaited.length * endsAtATime);
  for (let from = 0; from < simulations; from += endsAtATime) {
    const ends = Math.min(endsAtATime, simulations - from);
    strengths.draw(random, ends);
    for (const [match, sampler] of samplers.entries()) {
      for (let end = 0; end < ends; end += 1) scores[match * endsAtATime + end] = sampler.draw(random, strengths.lead(match, end));
    }
    for (let end = 0; end < ends; end += 1) {
      table.clear();
      for (const [match, { size }] of samplers.entries()) {
        const cell = scores[match * endsAtATime + end] as number;
        table.enter(match, Math.floor(cell / size), cell % size);
      }
      const order = table.order();
      for (let place = 0; place < clubs; place += 1) {
        const club = order[place] as number;
        const at = club * clubs + place;
        timesAtPlace[at] = (timesAtPlace[at] as number) + 1;
        points[club] = (points[club] as number) + table.pointsOf(club);
      }
    }
  }
  return teamIds.map((teamId, club) => ({
    teamId,
    places: Array.from(timesAtPlace.subarray(club * clubs, (club + 1) * clubs), (times) => times / simulations),
    expectedPoints: (points[club] as number) / simulations,
  }));
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
