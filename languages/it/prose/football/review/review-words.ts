import type { Moment } from '#domain/story/match-to-tell.ts';
import type { Rank } from '#domain/story/stories.ts';
import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import { asLast, asLeader, type ItalianNoun } from '../../nouns/nouns.ts';
import { role } from '../../roles.ts';

/** Min minutes of added time that are deep into it. */
const deep = 4;

/** A minute after `a`, `da` or `fino a`: `al 39’`, `al primo minuto`. Before 8, 11 and 80 `polish` elides the article. */
const minuteAfter = (article: 'al' | 'dal', minute: number) => (minute === 1 ? `${article} primo minuto` : `${article} ${minute}’`);

/** `al 39’`, `nel recupero del primo tempo`, `a recupero inoltrato`. */
export function at({ minute, added = 0 }: Moment): string {
  if (added === 0) return minuteAfter('al', minute);
  if (minute <= 45) return 'nel recupero del primo tempo';
  return added >= deep ? 'a recupero inoltrato' : 'nel recupero';
}

const stoppage = (minute: number) => (minute <= 45 ? 'recupero del primo tempo' : 'recupero');
/** `fino al 39’`, `fino al recupero`. */
export const until = ({ minute, added = 0 }: Moment) => `fino ${added === 0 ? minuteAfter('al', minute) : `al ${stoppage(minute)}`}`;
/** `dal 39’`, `dal recupero`. */
export const from = ({ minute, added = 0 }: Moment) => (added === 0 ? minuteAfter('dal', minute) : `dal ${stoppage(minute)}`);

type By = 'penalty' | 'own-goal' | undefined;

/** `un rigore`, `un’autorete`, `un gol`. */
export const aGoal = (by: By) => (by === 'penalty' ? 'un rigore' : by === 'own-goal' ? 'un’autorete' : 'un gol');
/** Behind a goal or a verb of scoring: ` su rigore`, ` su autorete`, or nothing. */
export const scoredBy = (by: By) => (by === 'penalty' ? ' su rigore' : by === 'own-goal' ? ' su autorete' : '');
/** Returns a participle, given as `arrivato`, in the gender of `un gol` or `un’autorete`. */
export const ofGoal = (word: string, by: By) => (by === 'own-goal' ? `${word.slice(0, -1)}a` : word);

/** A club with its place before kick-off: `la capolista Milan`, `il fanalino di coda Lecce`, `il Genoa`. */
export const titled = (club: ItalianNoun, rank: Rank | undefined) =>
  rank === undefined ? club : rank === 'first' ? asLeader(club) : asLast(club);

export type Ground = HomeAndAway<ItalianNoun> | undefined;
/** Clubs by their side where one is at home, otherwise by their names. */
export const winners = ({ winner, winnerAtHome }: { readonly winner: ItalianNoun; readonly winnerAtHome: boolean }, ground: Ground) =>
  ground === undefined ? winner : role(winnerAtHome);
export const losers = ({ loser, winnerAtHome }: { readonly loser: ItalianNoun; readonly winnerAtHome: boolean }, ground: Ground) =>
  ground === undefined ? loser : role(!winnerAtHome);
export const subject = ({ club, atHome }: { readonly club: ItalianNoun; readonly atHome: boolean }, ground: Ground) =>
  ground === undefined ? club : role(atHome);
export const other = ({ opponent, atHome }: { readonly opponent: ItalianNoun; readonly atHome: boolean }, ground: Ground) =>
  ground === undefined ? opponent : role(!atHome);
