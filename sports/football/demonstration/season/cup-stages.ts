import type { Stage } from '#domain/tournament/round.ts';
import { leaguePhaseSize } from './league-phase.ts';

export interface CupStage {
  readonly stage: Stage;
  readonly matchday?: number;
  readonly leg?: 1 | 2;
  readonly matches: number;
}

/** The names of rounds by the number of clubs that are left. */
export const stageByClubs: Readonly<Record<number, Stage>> = {
  2: 'final',
  4: 'semi-final',
  8: 'quarter-final',
  16: 'round-of-16',
  32: 'round-of-32',
  64: 'round-of-64',
};

/**
 * Returns the rounds of a cup from first to last. With 36 clubs it opens with a league phase of eight matchdays, from which the first eight go on and
 * the next sixteen play off; otherwise it is a knock-out, in which a number of clubs that is not a power of two is reduced to one in a first round
 * that the others skip.
 *
 * @param hasTwoLegs true for a round in which the clubs meet twice, once on each ground
 */
export function cupStages(clubs: number, hasTwoLegs: (stage: Stage) => boolean = () => false): CupStage[] {
  if (clubs < 2) return [];
  if (clubs > 127) throw new RangeError(`a cup of ${clubs} clubs has more rounds than there are names for; 127 clubs are the most`);
  const stages: CupStage[] = [];
  let remaining = clubs;
  if (clubs === leaguePhaseSize) {
    for (let matchday = 1; matchday <= 8; matchday += 1) stages.push({ stage: 'league-phase', matchday, matches: clubs / 2 });
    stages.push({ stage: 'knock-out-play-off', matches: 8 });
    remaining = 16;
  }
  const power = 2 ** Math.floor(Math.log2(remaining));
  if (power < remaining) {
    stages.push({ stage: 'round-1', matches: remaining - power });
    remaining = power;
  }
  for (; remaining > 1; remaining /= 2) stages.push({ stage: stageByClubs[remaining] as Stage, matches: remaining / 2 });
  return stages.flatMap((round): CupStage[] =>
    round.matchday === undefined && hasTwoLegs(round.stage)
      ? [
          { ...round, leg: 1 },
          { ...round, leg: 2 },
        ]
      : [round],
  );
}
