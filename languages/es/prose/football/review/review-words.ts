import type { Moment } from '#domain/story/match-to-tell.ts';
import type { Rank } from '#domain/story/stories.ts';
import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../../nouns/nouns.ts';
import { sideOf } from '../../words.ts';

/** Min minutes of added time that are deep into it. */
const deep = 4;
/** Last minute of the first half. */
const halfTime = 45;

/** `en el minuto 85`, `en el añadido de la primera parte`, `bien entrado el tiempo añadido`. */
export function at({ minute, added = 0 }: Moment): string {
  return added >= deep && minute > halfTime ? 'bien entrado el tiempo añadido' : `en ${theMinute({ minute, added })}`;
}

/** After `hasta` or `desde`: `el minuto 85`, `el tiempo añadido`. */
export function theMinute({ minute, added = 0 }: Moment): string {
  if (added === 0) return `el minuto ${minute}`;
  return minute <= halfTime ? 'el añadido de la primera parte' : 'el tiempo añadido';
}

type By = 'penalty' | 'own-goal' | undefined;

/** `un gol`, `un gol de penalti`, `un gol en propia puerta`. */
export const aGoal = (by: By) => `un gol${kindOf(by)}`;
/** At the start: `un gol en el minuto 85`; `bien entrado el tiempo añadido, un gol`, since the words would be misread after `gol`. */
export function aGoalAt(goal: Moment & { readonly by?: By }): string {
  const when = at(goal);
  return when.startsWith('en ') ? `${aGoal(goal.by)} ${when}` : `${when}, ${aGoal(goal.by)}`;
}
/** After `gol`: ` de penalti`, ` en propia puerta`, or nothing. */
export const kindOf = (by: By) => (by === 'penalty' ? ' de penalti' : by === 'own-goal' ? ' en propia puerta' : '');
/** The same after a minute: `, de penalti`. */
export const asideOf = (by: By) => (by === undefined ? '' : `,${kindOf(by)}`);
/** After a minute of a sentence without `gol`: `, de penalti`, `, gracias a un gol en propia puerta`. */
export const asideOfGoal = (by: By) => (by === undefined ? '' : by === 'own-goal' ? ', gracias a un gol en propia puerta' : asideOf(by));
/** After a club that drew level or won: ` de penalti`, ` gracias a un gol en propia puerta`. */
export const thanksTo = (by: By) => (by === 'own-goal' ? ' gracias a un gol en propia puerta' : kindOf(by));

/** A club with its place before kick-off, `el líder, la Roma`; with the closing comma where the sentence goes on. */
export interface RankedClub {
  /** As a subject, at the start: `el líder, la Roma,`. */
  readonly subject: string;
  /** `al líder, la Roma`, at the end of a sentence or before a stop. */
  readonly a: string;
  /** `al líder, la Roma,`, inside a sentence. */
  readonly aInside: string;
  /** `del líder, la Roma`, at the end. */
  readonly de: string;
  /** `del líder, la Roma,`, inside. */
  readonly deInside: string;
  /** `el líder, la Roma`, after a preposition and at the end. */
  readonly end: string;
}

export function ranked(club: SpanishNoun, rank: Rank | undefined): RankedClub {
  if (rank === undefined) return { subject: `${club}`, a: club.a, aInside: club.a, de: club.de, deInside: club.de, end: `${club}` };
  const place = rank === 'first' ? 'líder' : 'colista';
  const named = (article: string) => `${article} ${place}, ${club}`;
  return {
    subject: `${named('el')},`,
    a: named('al'),
    aInside: `${named('al')},`,
    de: named('del'),
    deInside: `${named('del')},`,
    end: named('el'),
  };
}

export type Ground = HomeAndAway<SpanishNoun> | undefined;
/** A club by its side, where one is at home; otherwise by its name. */
export const bySide = (club: SpanishNoun, atHome: boolean, ground: Ground) => (ground === undefined ? club : sideOf(atHome));
