import type { Moment } from '#domain/story/match-to-tell.ts';
import type { Rank } from '#domain/story/stories.ts';
import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../../nouns/nouns.ts';
import { number, sideOf } from '../../words.ts';

type Club = BrazilianPortugueseNoun;
export type Ground = HomeAndAway<Club> | undefined;
type By = 'penalty' | 'own-goal' | undefined;

/** Returns the moment of an event: `aos 85 minutos`, `no primeiro minuto`, `nos acréscimos do primeiro tempo`. */
export function at({ minute, added = 0 }: Moment): string {
  if (added > 0) return minute <= 45 ? 'nos acréscimos do primeiro tempo' : 'nos acréscimos';
  return minute === 1 ? 'no primeiro minuto' : `aos ${number(minute)} minutos`;
}

/** Returns the moment with its article, after `até` or `desde`: `os 85 minutos`, `o primeiro minuto`, `os acréscimos`. */
export const theMoment = (moment: Moment) => at(moment).replace(/^no/u, 'o').replace(/^aos/u, 'os');

/** Returns a goal with its article: `um gol`, `um gol de pênalti`, `um gol contra`. */
export const aGoal = (by: By) => `um gol${by === 'penalty' ? ' de pênalti' : by === 'own-goal' ? ' contra' : ''}`;

/** Returns after a moment in what way a goal came, with its comma: `, de pênalti`, `, em gol contra`; empty for one from open play. */
export const scoredBy = (by: By) => (by === undefined ? '' : by === 'penalty' ? ', de pênalti' : ', em gol contra');

/** Returns the same between commas, for the middle of a sentence: `, de pênalti,`. */
export const scoredByInside = (by: By) => (by === undefined ? '' : `${scoredBy(by)},`);

/** Returns a club with its place before kick-off, in all its forms: `o líder Arsenal`, `do lanterna Vasco`. */
export function ranked(club: Club, rank: Rank | undefined): Club {
  if (rank === undefined) return club;
  const form = (whole: string) => `${whole.slice(0, -club.bare.length)}${rank === 'first' ? 'líder' : 'lanterna'} ${club.bare}`;
  const name = form(String(club));
  return { ...club, toString: () => name, de: form(club.de), em: form(club.em), a: form(club.a), por: form(club.por) };
}

/** A club as the subject of a sentence and after `de` and `a`, by its side where one is at home: `o mandante`, `do mandante`, `ao mandante`. */
export interface Part {
  toString(): string;
  readonly de: string;
  readonly a: string;
}

/** Returns a club by its side in the match; by its name when neither is at home. */
export function partOf(club: Club, atHome: boolean, ground: Ground): Part {
  if (ground === undefined) return club;
  const side = sideOf(atHome);
  return { toString: () => side, de: `d${side}`, a: `a${side}` };
}

/** Returns the word for one who plays for a club: `jogador`, of a team of women `jogadora`. */
export const player = ({ bare }: Club) => (/ Feminin[oa]$/u.test(bare) ? 'jogadora' : 'jogador');

export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
