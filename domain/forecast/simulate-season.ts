import { createRandom } from '#domain/chance/random.ts';
import type { TableMatch } from '#domain/tournament/club-record.ts';
import type { StandingsRules } from '#domain/tournament/standings.ts';
import type { ScoreGrid } from './score-grid.ts';
import { createFinalTable } from './simulate-final-table.ts';
import { createScoreSampler } from './simulate-score.ts';

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
  /** What has been played to its end. A match under way has not, and belongs to `awaited`. */
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

/** How often a season is played to its end: a chance of one half is then right to one point in a hundred. */
export const customarySimulations = 10_000;

/**
 * The chances of the final table, by playing what is left of a season many times over, every score drawn from its grid, matches
 * independent of each other. The grids are those of today: what a club learns or loses on the way is not foreseen, so that
 * chances months ahead are somewhat too sure.
 *
 * @param season played matches, awaited ones and the rules of the table, as standings() has them; matches of clubs outside the
 * table count for those inside
 * @param seed the same seed and season give the same chances
 * @param simulations a whole number, at least 1
 * @returns the clubs in the order of `teamIds`
 * @throws RangeError for fewer than one simulation or a club named twice
 */
export function simulateSeason(season: SeasonInProgress, seed: number, simulations = customarySimulations): ClubProjection[] {
  if (!(Number.isInteger(simulations) && simulations >= 1)) throw new RangeError(`a season is simulated at least once, not ${simulations}`);
  const { teamIds, awaited } = season;
  const clubs = teamIds.length;
  const random = createRandom(seed);
  const samplers = awaited.map(({ grid }) => createScoreSampler(grid));
  const table = createFinalTable(season);
  const timesAtPlace = new Float64Array(clubs * clubs);
  const points = new Float64Array(clubs);
  for (let simulation = 0; simulation < simulations; simulation += 1) {
    table.clear();
    for (let match = 0; match < samplers.length; match += 1) {
      const sampler = samplers[match] as ReturnType<typeof createScoreSampler>;
      const cell = sampler.draw(random);
      table.enter(match, Math.floor(cell / sampler.size), cell % sampler.size);
    }
    const order = table.order();
    for (let place = 0; place < clubs; place += 1) {
      const club = order[place] as number;
      const at = club * clubs + place;
      timesAtPlace[at] = (timesAtPlace[at] as number) + 1;
      points[club] = (points[club] as number) + table.pointsOf(club);
    }
  }
  return teamIds.map((teamId, club) => ({
    teamId,
    places: Array.from(timesAtPlace.subarray(club * clubs, (club + 1) * clubs), (times) => times / simulations),
    expectedPoints: (points[club] as number) / simulations,
  }));
}

/**
 * The chance that a club ends in a range of places: the title, a zone of the table.
 *
 * @param from the first place of the range, counted from 1
 * @param to its last place, included; places beyond the table have no chance
 */
export function chanceOfPlaces({ places }: Pick<ClubProjection, 'places'>, from: number, to: number): number {
  return places.slice(from - 1, to).reduce((sum, chance) => sum + chance, 0);
}
