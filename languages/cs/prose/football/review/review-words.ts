import type { Moment } from '#domain/story/match-to-tell.ts';
import type { Rank } from '#domain/story/stories.ts';
import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../../nouns/nouns.ts';
import { described, roleOf } from '../../words.ts';

export type Ground = HomeAndAway<CzechNoun> | undefined;
type By = 'penalty' | 'own-goal' | undefined;

/** Min minutes of added time that are deep into it. */
const deep = 4;

/** `v 85. minutě`, `v nastavení prvního poločasu`, `hluboko v nastavení`. */
export function at({ minute, added = 0 }: Moment): string {
  if (added === 0) return `v ${minute}. minutě`;
  if (minute <= 45) return 'v nastavení prvního poločasu';
  return added >= deep ? 'hluboko v nastavení' : 'v nastavení';
}

/** `z 85. minuty`, `z nastavení`. */
export function fromMinute({ minute, added = 0 }: Moment): string {
  if (added === 0) return `z ${minute}. minuty`;
  return minute <= 45 ? 'z nastavení prvního poločasu' : 'z nastavení';
}

/** `do 85. minuty`, `do nastavení`; `od` likewise. */
export const untilMinute = (moment: Moment) => fromMinute(moment).replace(/^z /, 'do ');
export const sinceMinute = (moment: Moment) => fromMinute(moment).replace(/^z /, 'od ');

/** After a verb of scoring: ` z penalty`, or nothing. */
export const scoredBy = (by: By) => (by === 'penalty' ? ' z penalty' : by === 'own-goal' ? ' po vlastním gólu soupeře' : '');
/** As a subject, with its past tense: `gól … rozhodl`, `penalta … rozhodla`. */
export const aGoal = (by: By) => (by === 'penalty' ? 'penalta' : by === 'own-goal' ? 'vlastní gól' : 'gól');
export const goalPast = (by: By, masculine: string) => (by === 'penalty' ? `${masculine}a` : masculine);
/** `gólem`, `penaltou`, `vlastním gólem`. */
export const goalIns = (by: By) => (by === 'penalty' ? 'penaltou' : by === 'own-goal' ? 'vlastním gólem soupeře' : 'gólem');
/** After `po`: `gólu`, `penaltě`, `vlastním gólu`. */
export const goalLoc = (by: By) => (by === 'penalty' ? 'penaltě' : by === 'own-goal' ? 'vlastním gólu' : 'gólu');

/** A club with its place before kick-off: `vedoucí Slavia`, `poslední Plzeň`. */
export function withRank(club: CzechNoun, rank: Rank | undefined): CzechNoun {
  if (rank === undefined) return club;
  const forms = described(rank === 'first' ? 'vedoucí' : 'poslední', club);
  return { ...club, ...forms, toString: () => forms.nom };
}

/** Returns a club by its side where one is at home, otherwise by its name. */
export const bySide = (club: CzechNoun, atHome: boolean, ground: Ground): CzechNoun => (ground === undefined ? club : roleOf(atHome));
