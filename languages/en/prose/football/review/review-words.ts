import type { Moment } from '#domain/story/match-to-tell.ts';
import type { Rank } from '#domain/story/stories.ts';
import type { EnglishNoun } from '../../nouns/nouns.ts';
import { ordinal } from '../../words.ts';

/** Min minutes of added time that are deep into it. */
const deep = 4;

/** `in the 85th minute`, `in first-half added time`, `deep into added time`. */
export function at({ minute, added = 0 }: Moment): string {
  if (added === 0) return `in ${theMinute({ minute })}`;
  if (minute <= 45) return 'in first-half added time';
  return added >= deep ? 'deep into added time' : 'in added time';
}

/** After `until` or `from`: `the 85th minute`, `added time`. */
export function theMinute({ minute, added = 0 }: Moment): string {
  if (added === 0) return `the ${ordinal(minute)} minute`;
  return minute <= 45 ? 'first-half added time' : 'added time';
}

type By = 'penalty' | 'own-goal' | undefined;

/** `a penalty`, `an own goal`, `a goal`. */
export const aGoal = (by: By) => (by === 'penalty' ? 'a penalty' : by === 'own-goal' ? 'an own goal' : 'a goal');
/** After a verb of scoring: ` from the penalty spot`, ` through an own goal`, or nothing. */
export const scoredBy = (by: By) => (by === 'penalty' ? ' from the penalty spot' : by === 'own-goal' ? ' through an own goal' : '');

/** A club with its place before kick-off: `leaders Arsenal`, `bottom side Everton`, `Fulham`. */
export function ranked(club: EnglishNoun, rank: Rank | undefined): string {
  return rank === undefined ? String(club) : `${rank === 'first' ? 'leaders' : 'bottom side'} ${club.bare}`;
}
