import { combineSeeds, createRandom, type Random, sampleNormal } from '#domain/chance/random.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { restOfLead } from '../domain/forecast/rest-of-lead.ts';
import { overtimeSeconds } from '../domain/forecast/time-left.ts';
import type { PlannedGame } from './planned-game.ts';

/** The points of the four quarters and of each overtime, home side first. */
export interface GamePoints {
  readonly quarters: readonly Pair<number>[];
  readonly overtimes: readonly Pair<number>[];
}

/**
 * Share of games one point apart after four quarters in which the side behind draws level at the last moment, so that about one game in eighteen goes
 * to overtime.
 */
const lastShotShare = 0.3;
/** Min points of a side in a part of a game, as a share of its mean. */
const minShare = 0.35;

/** Returns the points of a game: leads develop as in real games (`restOfLead`), sums of points are normal around one pace. */
export function gamePoints({ seed, league, expected }: PlannedGame): GamePoints {
  const random = createRandom(combineSeeds(seed, 'points'));
  const before = { mean: expected.lead, deviation: league.leadDeviation };
  const pace = Math.sqrt(league.totalDeviation ** 2 - league.leadDeviation ** 2) * sampleNormal(random);
  const part = (share: number, ahead: number): Pair<number> => {
    const rest = restOfLead(before, ahead, share);
    const lead = rest.mean + rest.deviation * sampleNormal(random);
    const total = (expected.total + pace) * share + league.leadDeviation * Math.sqrt(share) * sampleNormal(random);
    const least = (expected.total * share * minShare) / 2;
    return [Math.round(Math.max(least, (total + lead) / 2)), Math.round(Math.max(least, (total - lead) / 2))];
  };
  const played: Pair<number>[] = [];
  while (played.length < 4) played.push(part(1 / 4, leadOf(played) - (expected.lead * played.length) / 4));
  const quarters = withLastShot(played, random);
  const overtimes: Pair<number>[] = [];
  const share = overtimeSeconds / (4 * league.quarterSeconds);
  while (leadOf(quarters) + leadOf(overtimes) === 0) overtimes.push(part(share, 0));
  return { quarters, overtimes };
}

const leadOf = (parts: readonly Pair<number>[]): number => parts.reduce((sum, [home, away]) => sum + home - away, 0);

function withLastShot(quarters: readonly Pair<number>[], random: Random): readonly Pair<number>[] {
  const lead = leadOf(quarters);
  const [home, away] = quarters[3] as Pair<number>;
  if (Math.abs(lead) !== 1 || random.uniform() >= lastShotShare) return quarters;
  return [...quarters.slice(0, 3), lead === 1 ? [home, away + 1] : [home + 1, away]];
}
