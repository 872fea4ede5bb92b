import type { Stage } from '#domain/tournament/round.ts';
import type { KnockOutStage } from '#domain/tournament/season-format.ts';
import { stageByClubs } from '../cup-stages.ts';
import type { KnockOutCustoms } from './knock-out-customs.ts';
import type { KnockOutPlan, RoundPlan, TieMatch } from './stage-plan.ts';

/** Returns the number of clubs in a bracket after its first round: the largest power of two that is not above `clubs`. */
export function bracketSize(clubs: number): number {
  return 2 ** Math.floor(Math.log2(clubs));
}

/**
 * Returns the rounds of a league's knock-out. When the number of clubs is not a power of two, the last of them play a first round for the last places
 * of the bracket.
 *
 * @param clubs the number of clubs of each bracket; the winners of two brackets play the final
 */
export function planKnockOut(stage: KnockOutStage, clubs: number, brackets: number, { legs }: KnockOutCustoms): KnockOutPlan {
  if (clubs < 2) return { stage, rounds: [] };
  const rounds: RoundPlan<TieMatch>[] = [];
  let week = 0;
  const add = (name: Stage, ties: number, kind: { isPreliminary: boolean; isFinal: boolean }): void => {
    const matchesOf = (leg?: 1 | 2) =>
      Array.from({ length: ties }, (): TieMatch => ({ ...kind, round: leg === undefined ? { stage: name } : { stage: name, leg } }));
    if (legs === 'one' || kind.isPreliminary) {
      rounds.push({ matches: matchesOf(), week, weekPart: 'weekend' });
    } else if (legs === 'two-in-a-week') {
      rounds.push({ matches: matchesOf(1), week, weekPart: 'midweek' }, { matches: matchesOf(2), week, weekPart: 'weekend' });
    } else {
      rounds.push({ matches: matchesOf(1), week, weekPart: 'weekend' }, { matches: matchesOf(2), week: week + 1, weekPart: 'weekend' });
      week += 1;
    }
    week += 1;
  };
  // Sources call rounds for places beside the title play-offs, and never quarter-finals.
  const nameOf = (left: number) => (stage.decidesPlaces === true ? 'play-off' : (stageByClubs[left] as Stage));
  const size = bracketSize(clubs);
  if (clubs > size) add('knock-out-play-off', (clubs - size) * brackets, { isPreliminary: true, isFinal: false });
  for (let left = size * brackets; left > 1; left /= 2) add(nameOf(left), left / 2, { isPreliminary: false, isFinal: left === 2 });
  return { stage, rounds };
}
