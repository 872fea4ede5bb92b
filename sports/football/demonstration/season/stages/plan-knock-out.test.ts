import { describe, expect, it } from 'vitest';
import type { KnockOutStage } from '#domain/tournament/season-format.ts';
import { planKnockOut } from './plan-knock-out.ts';
import type { KnockOutPlan } from './stage-plan.ts';

const stage: KnockOutStage = { id: 'play-offs', kind: 'knock-out', participants: [] };

/** Returns the rounds as text, `0 weekend: 4 quarter-final 1`. */
const textOf = ({ rounds }: KnockOutPlan) =>
  rounds.map(({ week, weekPart, matches }) => {
    const { stage: name, leg } = matches[0]?.round ?? {};
    return `${week} ${weekPart}: ${matches.length} ${name}${leg === undefined ? '' : ` ${leg}`}`;
  });

describe('the knock-out of a league', () => {
  it('of ten clubs has a round for the last two places, and legs on Wednesdays and at weekends where that is the custom', () => {
    expect(textOf(planKnockOut(stage, 10, 1, { legs: 'two-in-a-week' }))).toEqual([
      '0 weekend: 2 knock-out-play-off',
      '1 midweek: 4 quarter-final 1',
      '1 weekend: 4 quarter-final 2',
      '2 midweek: 2 semi-final 1',
      '2 weekend: 2 semi-final 2',
      '3 midweek: 1 final 1',
      '3 weekend: 1 final 2',
    ]);
  });

  it('of nine clubs of each of two conferences ends with one final', () => {
    expect(textOf(planKnockOut(stage, 9, 2, { legs: 'one' }))).toEqual([
      '0 weekend: 2 knock-out-play-off',
      '1 weekend: 8 round-of-16',
      '2 weekend: 4 quarter-final',
      '3 weekend: 2 semi-final',
      '4 weekend: 1 final',
    ]);
  });

  it('for places beside the title has play-offs and no final', () => {
    expect(textOf(planKnockOut({ ...stage, decidesPlaces: true }, 4, 1, { legs: 'two' }))).toEqual([
      '0 weekend: 2 play-off 1',
      '1 weekend: 2 play-off 2',
      '2 weekend: 1 play-off 1',
      '3 weekend: 1 play-off 2',
    ]);
  });

  it('of nobody has no rounds', () => {
    expect(planKnockOut(stage, 0, 1, { legs: 'one' }).rounds).toEqual([]);
  });
});
