import type { GermanNoun } from './nouns/nouns.ts';
import { counted } from './words.ts';

type Club = GermanNoun;

export const has = (club: Club) => club.verb('hat', 'haben');
export const is = (club: Club) => club.verb('ist', 'sind');
export const stands = (club: Club) => club.verb('steht', 'stehen');
export const lies = (club: Club) => club.verb('liegt', 'liegen');
export const goes = (club: Club) => club.verb('geht', 'gehen');
export const comes = (club: Club) => club.verb('kommt', 'kommen');
export const plays = (club: Club) => club.verb('spielt', 'spielen');
export const hosts = (club: Club) => club.verb('empfängt', 'empfangen');
export const visits = (club: Club) => club.verb('gastiert', 'gastieren');
export const meets = (club: Club) => club.verb('trifft', 'treffen');
export const waits = (club: Club) => club.verb('wartet', 'warten');
export const tries = (club: Club) => club.verb('versucht es', 'versuchen es');
export const remains = (club: Club) => club.verb('bleibt', 'bleiben');
export const leads = (club: Club) => club.verb('führt', 'führen');
export const would = (club: Club) => club.verb('würde', 'würden');
export const had = (club: Club) => club.verb('hatte', 'hatten');
export const stayed = (club: Club) => club.verb('blieb', 'blieben');
export const won = (club: Club) => club.verb('gewann', 'gewannen');
export const was = (club: Club) => club.verb('war', 'waren');
export const lost = (club: Club) => club.verb('verlor', 'verloren');

export const where = (atHome: boolean) => (atHome ? 'zu Hause' : 'auswärts');

interface Sides {
  readonly club: Club;
  readonly opponent: Club;
  readonly atHome: boolean;
}

/** Returns the match from the side of the club that is spoken of: `Heimspiel gegen den HSV`, `Auswärtsspiel beim HSV`. */
export const matchOf = ({ opponent, atHome }: Sides) => (atHome ? `Heimspiel gegen ${opponent.acc}` : `Auswärtsspiel ${opponent.bei}`);

/** Returns a club's next match, to follow the club and an earlier result: `empfängt nun den HSV`, `gastiert nun beim HSV`. */
export const nowMeets = ({ club, opponent, atHome }: Sides) =>
  atHome ? `${hosts(club)} nun ${opponent.acc}` : `${visits(club)} nun ${opponent.bei}`;

/** Returns that the opponent tries to do better: `versucht es Dortmund vor eigenem Publikum`. */
export const opponentTries = ({ opponent, atHome }: Sides) =>
  `${tries(opponent)} ${opponent} ${atHome ? 'als Gast' : 'vor eigenem Publikum'}`;

/** Returns a club after `die` or `einen` in place of a noun: `des HSV`, `der Gäste`, `von Dortmund`, as `die Dortmunds` reads as a plural. */
export const ofWhom = (club: Club) => (/^\p{Lu}/u.test(club.gen) ? `von ${club.bare}` : club.gen);

export const pointsLie = (points: number) => `${points === 1 ? 'liegt' : 'liegen'} ${counted(points, 'Punkt')}`;
