import type { Moment } from '#domain/story/match-to-tell.ts';
import type { Rank } from '#domain/story/stories.ts';
import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../../nouns/nouns.ts';
import { part } from '../../phrases.ts';
import { ordinal } from '../../words.ts';

/** Min minutes of added time that are deep into it. */
const deep = 4;

/** `23ο`, `80ό`, `πέμπτο`. */
const neuterOrdinal = (count: number) => ordinal(count).replace(/ος$/, 'ο').replace(/ός$/, 'ό');

/** `στο 85ο λεπτό`, `στις καθυστερήσεις του πρώτου μέρους`, `βαθιά στις καθυστερήσεις`. */
export function at(moment: Moment): string {
  const { minute, added = 0 } = moment;
  return `${minute > 45 && added >= deep ? 'βαθιά ' : ''}σ${theMinute(moment)}`;
}

/** After ως or από: `το 85ο λεπτό`, `τις καθυστερήσεις`. */
export function theMinute({ minute, added = 0 }: Moment): string {
  if (added === 0) return `το ${neuterOrdinal(minute)} λεπτό`;
  return minute <= 45 ? 'τις καθυστερήσεις του πρώτου μέρους' : 'τις καθυστερήσεις';
}

type By = 'penalty' | 'own-goal' | undefined;

/** `ένα πέναλτι`, `ένα αυτογκόλ`, `ένα γκολ`. */
export const aGoal = (by: By) => (by === 'penalty' ? 'ένα πέναλτι' : by === 'own-goal' ? 'ένα αυτογκόλ' : 'ένα γκολ');
/** After a verb of scoring: ` με πέναλτι`, ` με αυτογκόλ`, or nothing. */
export const scoredBy = (by: By) => (by === 'penalty' ? ' με πέναλτι' : by === 'own-goal' ? ' με αυτογκόλ' : '');

/** The forms of a club with its place before kick-off. */
export interface Ranked {
  /** `ο ουραγός Άρης`, `η πρωτοπόρος ΑΕΚ`, `ο Βόλος`. */
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly at: string;
}

const titles = {
  first: { nom: ['πρωτοπόρος', 'πρωτοπόροι'], gen: ['πρωτοπόρου', 'πρωτοπόρων'], acc: ['πρωτοπόρο', 'πρωτοπόρους'] },
  last: { nom: ['ουραγός', 'ουραγοί'], gen: ['ουραγού', 'ουραγών'], acc: ['ουραγό', 'ουραγούς'] },
} as const;

/** Returns a club with its place before kick-off; neither title has a neuter, so that a neuter name goes without. */
export function ranked(club: GreekNoun, rank: Rank | undefined): Ranked {
  const { gen, acc, at: atClub } = club;
  if (rank === undefined || club.gender === 'neuter') return { nom: String(club), gen, acc, at: atClub };
  const title = titles[rank];
  const inNumber = ([one, many]: readonly [string, string]) => club.verb(one, many);
  const article = (form: string) => form.slice(0, form.indexOf(' ')).replace(/^τη$/, 'την');
  const object = `${article(acc)} ${inNumber(title.acc)} ${club.bareAcc}`;
  return {
    nom: `${article(String(club))} ${inNumber(title.nom)} ${club.bare}`,
    gen: `${article(gen)} ${inNumber(title.gen)} ${club.bareGen}`,
    acc: object,
    at: `σ${object}`,
  };
}

export type Ground = HomeAndAway<GreekNoun> | undefined;

/** Returns clubs by their side where one is at home, otherwise by their names. */
export const winners = ({ winner, winnerAtHome }: { readonly winner: GreekNoun; readonly winnerAtHome: boolean }, ground: Ground) =>
  ground === undefined ? winner : part(winnerAtHome);
export const losers = ({ loser, winnerAtHome }: { readonly loser: GreekNoun; readonly winnerAtHome: boolean }, ground: Ground) =>
  ground === undefined ? loser : part(!winnerAtHome);
export const subject = ({ club, atHome }: { readonly club: GreekNoun; readonly atHome: boolean }, ground: Ground) =>
  ground === undefined ? club : part(atHome);
export const other = ({ opponent, atHome }: { readonly opponent: GreekNoun; readonly atHome: boolean }, ground: Ground) =>
  ground === undefined ? opponent : part(!atHome);
