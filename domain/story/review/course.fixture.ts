import type { CourseToTell, GoalToTell, Side } from '../match-to-tell.ts';

const sides: Readonly<Record<string, Side>> = { h: 'home', a: 'away' };

/** Returns goals from a line such as `h10 a45+2 h60p a80o`: side, minute with added time, `p` for a penalty and `o` for an own goal. */
export function goalsOf(line: string): GoalToTell[] {
  return line.split(' ').flatMap((text): GoalToTell[] => {
    const [, side, minute, added, by] = /^([ha])(\d+)(?:\+(\d+))?([po]?)$/.exec(text) ?? [];
    if (side === undefined) return [];
    const kind = by === 'p' ? 'penalty-goal' : by === 'o' ? 'own-goal' : 'goal';
    return [{ side: sides[side] as Side, minute: Number(minute), ...(added && { added: Number(added) }), kind }];
  });
}

/** Returns the course of a match with these goals. */
export function courseWith(line: string, more: Partial<CourseToTell> = {}): CourseToTell {
  return { goals: goalsOf(line), sendingsOff: [], missedPenalties: [], ...more };
}
