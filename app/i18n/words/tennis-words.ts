import type { Pair, Side } from '#domain/sports/pair.ts';
import { writingCustoms } from '#languages/writing-customs.ts';
import type { Court, Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { TennisSet } from '#sports/tennis/domain/tennis-score.ts';
import type { Words } from './create-words.ts';
import type { MessageKey } from './message-keys.ts';

/** Returns the games of a set in the given order: `6–3`; in Brazil `6/3`. */
export function gamesWords([first, second]: Pair<number>, { locale }: Pick<Words, 'locale'>): string {
  const sign = locale.tag === 'pt-BR' ? '/' : writingCustoms[locale.tag].scoreSign;
  return `${first}${sign}${second}`;
}

/** Returns the sets in order, `6–3 6–3 7–6`, with the games of the side `front` first. */
export function setsWords(sets: readonly Pick<TennisSet, 'games'>[], words: Pick<Words, 'locale'>, front: Side = 0): string {
  return sets.map(({ games: [first, second] }) => gamesWords(front === 0 ? [first, second] : [second, first], words)).join(' ');
}

/** Returns the surface: `Grass`; `Hard, indoors`. */
export function surfaceWords({ surface, court }: { readonly surface: Surface; readonly court: Court }, t: Words['t']): string {
  const word = t(`tennis.surface.${surface}`);
  return court === 'indoor' ? t('tennis.surfaceIndoors', { surface: word }) : word;
}

const rounds: Readonly<Record<string, MessageKey>> = {
  group: 'tennis.round.round-robin',
  'qualifying-1': 'tennis.round.qualifying',
  'qualifying-2': 'tennis.round.qualifying',
  'qualifying-3': 'tennis.round.qualifying',
  'qualifying-4': 'tennis.round.qualifying',
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

/** Returns the round of a match within a line of text: `semi-final`; in German unchanged, since its nouns have a capital. */
export function tennisRoundInText(stage: string | null, { t, locale }: Pick<Words, 't' | 'locale'>): string {
  const round = tennisRoundWords(stage, t);
  return locale.tag === 'de' ? round : round.charAt(0).toLocaleLowerCase(locale.tag) + round.slice(1);
}

/** Returns the round of a match: `Semi-final`; empty when it is not known or has no name in tennis. */
export function tennisRoundWords(stage: string | null, t: Words['t']): string {
  const key = stage === null ? undefined : rounds[stage];
  return key === undefined ? '' : t(key);
}
