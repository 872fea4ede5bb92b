import type { Moment } from '#domain/story/match-to-tell.ts';
import type { Rank } from '#domain/story/stories.ts';
import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../../nouns/nouns.ts';
import { nth } from '../../words.ts';

export type Ground = HomeAndAway<GermanNoun> | undefined;

/** Min minutes of added time that are deep into it. */
const deep = 4;
const firstHalfAdded = 'der Nachspielzeit der ersten Hälfte';

/** `in der 85. Minute`, `in der Nachspielzeit der ersten Hälfte`, `tief in der Nachspielzeit`. */
export function at({ minute, added = 0 }: Moment): string {
  if (added === 0) return `in der ${nth(minute, 'en')} Minute`;
  if (minute <= 45) return `in ${firstHalfAdded}`;
  return added >= deep ? 'tief in der Nachspielzeit' : 'in der Nachspielzeit';
}

/** To follow `bis`: `zur 85. Minute`, `zur Nachspielzeit`, `in die Nachspielzeit`. */
export function untilThe({ minute, added = 0 }: Moment): string {
  if (added === 0) return `zur ${nth(minute, 'en')} Minute`;
  return minute <= 45 ? 'zur Nachspielzeit der ersten Hälfte' : 'in die Nachspielzeit';
}

/** To follow `ab` or `von`: `der 85. Minute`, `der Nachspielzeit`. */
export function theMinute({ minute, added = 0 }: Moment): string {
  if (added === 0) return `der ${nth(minute, 'en')} Minute`;
  return minute <= 45 ? firstHalfAdded : 'der Nachspielzeit';
}

type By = 'penalty' | 'own-goal' | undefined;
const goalNouns = { penalty: 'Elfmeter', 'own-goal': 'Eigentor', goal: 'Tor' } as const;
const goalNoun = (by: By) => goalNouns[by ?? 'goal'];

/** `ein Tor`, `ein Elfmeter`, `ein Eigentor`. */
export const aGoal = (by: By) => `ein ${goalNoun(by)}`;
export const aGoalAcc = (by: By) => `${by === 'penalty' ? 'einen' : 'ein'} ${goalNoun(by)}`;
export const aGoalDat = (by: By) => `einem ${goalNoun(by)}`;
/** After a verb of scoring: ` per Elfmeter`, ` durch ein Eigentor`, or nothing. */
export const scoredBy = (by: By) => (by === 'penalty' ? ' per Elfmeter' : by === 'own-goal' ? ' durch ein Eigentor' : '');

/** Returns a club with its place before kick-off: `Tabellenführer HSV`, `beim Schlusslicht Dortmund`; the club itself without one. */
export function ranked(club: GermanNoun, rank: Rank | undefined): GermanNoun {
  if (rank === undefined) return club;
  const [title, acc] = rank === 'first' ? ['Tabellenführer', 'den'] : ['Schlusslicht', 'das'];
  const nom = `${title} ${club.bare}`;
  return {
    toString: () => nom,
    nom,
    gen: `des ${title}s ${club.bare}`,
    dat: `dem ${nom}`,
    acc: `${acc} ${nom}`,
    bare: club.bare,
    von: `vom ${nom}`,
    zu: `zum ${nom}`,
    bei: `beim ${nom}`,
    in: `im ${nom}`,
    nach: `zum ${nom}`,
    plural: false,
    possessive: 'sein',
    verb: (ofOne) => ofOne,
  };
}

/** Returns the opponent and the ground from the side of a club: `zu Hause gegen den HSV`, `beim HSV`, on neutral ground `gegen den HSV`. */
export const against = (opponent: GermanNoun, isAtHome: boolean, ground: Ground) =>
  ground === undefined ? `gegen ${opponent.acc}` : isAtHome ? `zu Hause gegen ${opponent.acc}` : opponent.bei;
