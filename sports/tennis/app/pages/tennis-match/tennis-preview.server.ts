import { twoSidedProseOf } from '#app/i18n/preview/two-sided/two-sided-prose-of.server.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { TennisResult } from '../../../data/queries/list-tennis-results.ts';
import type { SurfaceForm } from '../../../domain/forecast/surface-form.ts';
import type { PlayerToTell, TennisMatchToTell } from '../../../domain/story/tennis-match-to-tell.ts';
import type { TennisChances } from './tennis-chances.ts';
import type { TennisMatchDetails } from './tennis-match.server.ts';

interface Told {
  readonly match: TennisMatchDetails;
  readonly chances: TennisChances | undefined;
  /** The matches of both before this one, the latest first. */
  readonly before: readonly TennisResult[];
  readonly form: Pair<SurfaceForm<TennisResult>>;
  readonly meetings: Pair<number>;
}

/** Returns the sentences of a match's preview, or of its review once it is over; none when too little is known, and for a match that is off. */
export function previewOfTennisMatch({ locale, format }: Pick<Words, 'locale' | 'format'>, told: Told): readonly string[] {
  const { status } = told.match;
  if (status !== 'scheduled' && status !== 'live' && status !== 'finished') return [];
  return twoSidedProseOf(locale, format).tellTennis(toTell(told));
}

function toTell({ match, chances, before, form, meetings }: Told): TennisMatchToTell {
  const { facts, play, tournament, status } = match;
  const { winner, ending, sets = [] } = play ?? {};
  return {
    order: match.id,
    tour: facts.tour,
    tournament,
    surface: facts.surface,
    bestOf: facts.bestOf,
    isFinal: match.stage === 'final',
    players: [playerToTell(match, 0, before, form[0]), playerToTell(match, 1, before, form[1])],
    meetings,
    ...(chances === undefined ? {} : { forecast: { chances: [chances.before, 1 - chances.before], basis: chances.basis } }),
    ...(status === 'finished' && winner !== undefined && ending !== undefined
      ? { result: { winner, ending, sets: sets.length === 0 ? undefined : sets } }
      : {}),
  };
}

function playerToTell(
  { home, away, facts }: TennisMatchDetails,
  side: Side,
  before: readonly TennisResult[],
  form: SurfaceForm<TennisResult>,
): PlayerToTell {
  const { id, rowName } = side === 0 ? home : away;
  const own = before.filter(({ players, ending }) => players.includes(id) && ending !== 'walkover');
  return {
    name: surnameOf(rowName),
    rank: facts.ranks[side],
    results: own.map(({ players, winner, ending }) => ({ won: players[winner] === id, retired: ending === 'retired' })),
    onSurface: form.bySurface.find(({ surface }) => surface === facts.surface)?.year ?? { won: 0, lost: 0 },
  };
}

/** Returns the name of a row without its initials: `A. Davidovich Fokina` is `Davidovich Fokina`. */
function surnameOf(rowName: string): string {
  return rowName.replace(/^(?:\p{L}+\.[-\s]*)+/u, '');
}
