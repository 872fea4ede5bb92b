import type { Court, Surface } from '#domain/sports/tennis/tennis-event.ts';
import type { TennisSet } from '#domain/sports/tennis/tennis-score.ts';
import type { Words } from './create-words.ts';
import type { MessageKey } from './message-keys.ts';

/** Returns the sets one after the other, `6–3 6–3 7–6`, those of the side that is asked for in front. */
export function setsWords(sets: readonly TennisSet[], { format }: Pick<Words, 'format'>, front: 0 | 1 = 0): string {
  return sets.map(({ games }) => format.score({ home: games[front], away: games[1 - front] as number })).join(' ');
}

/** Returns what one plays on: `Grass`; `Hard, indoors`. */
export function surfaceWords({ surface, court }: { readonly surface: Surface; readonly court: Court }, t: Words['t']): string {
  const word = t(`tennis.surface.${surface}`);
  return court === 'indoor' ? t('tennis.surfaceIndoors', { surface: word }) : word;
}

const rounds: Readonly<Record<string, MessageKey>> = {
  group: 'tennis.round.round-robin',
  'qualifying-1': 'tennis.round.qualifying',
  'qualifying-2': 'tennis.round.qualifying',
  'qualifying-3': 'tennis.round.qualifying',
  'round-1': 'tennis.round.round-1',
  'round-2': 'tennis.round.round-2',
  'round-3': 'tennis.round.round-3',
  'round-4': 'tennis.round.round-4',
  'round-of-16': 'tennis.round.round-of-16',
  'quarter-final': 'tennis.round.quarter-final',
  'semi-final': 'tennis.round.semi-final',
  'third-place': 'tennis.round.third-place',
  final: 'tennis.round.final',
};

/** Returns the round of a match: `Semi-final`; empty where it is not known or has no name in tennis. */
export function tennisRoundWords(stage: string | null, t: Words['t']): string {
  const key = stage === null ? undefined : rounds[stage];
  return key === undefined ? '' : t(key);
}
