import { twoSidedProseOf } from '#app/i18n/preview/two-sided/two-sided-prose-of.server.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { TennisResult } from '../../../data/queries/list-tennis-results.ts';
import type { SurfaceForm } from '../../../domain/forecast/surface-form.ts';
import type { PlayerToTell, TennisMatchToTell } from '../../../domain/story/tennis-match-to-tell.ts';
import { setsWon } from '../../../domain/tennis-score.ts';
import type { TennisChances } from './tennis-chances.ts';
import type { TennisMatchDetails } from './tennis-match.server.ts';

const lateRounds = ['quarter-final', 'semi-final', 'final'] as const;

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
    round: lateRounds.find((round) => round === match.stage),
    players: [playerToTell(match, 0, before, form[0]), playerToTell(match, 1, before, form[1])],
    meetings,
    ...(chances === undefined ? {} : { forecast: { chances: [chances.before, 1 - chances.before], basis: chances.basis } }),
    ...(match.course === null || match.course.games.length === 0 ? {} : { course: match.course }),
    ...(status === 'finished' && winner !== undefined && ending !== undefined
      ? { result: { winner, ending, sets: sets.length === 0 ? undefined : sets } }
      : {}),
  };
}

function playerToTell(
  { home, away, facts, tournament, seasonLabel }: TennisMatchDetails,
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
    inTournament: inTournament(
      id,
      own.filter((result) => result.tournament.slug === tournament.slug && result.season === seasonLabel),
    ),
    onSurface: form.bySurface.find(({ surface }) => surface === facts.surface)?.year ?? { won: 0, lost: 0 },
  };
}

/** @param own a player's matches in the tournament so far, the latest first */
function inTournament(id: number, own: readonly TennisResult[]): PlayerToTell['inTournament'] {
  const lost = own.map(({ players, sets, bestOf, ending }) =>
    sets === undefined || ending !== 'completed' ? undefined : setsWon(sets, bestOf)[players[0] === id ? 1 : 0],
  );
  if (own.length === 0 || own.some(({ players, winner }) => players[winner] !== id) || lost.includes(undefined)) return undefined;
  const [last] = own as [TennisResult];
  return {
    matches: own.length,
    setsLost: lost.reduce<number>((sum, sets) => sum + (sets as number), 0),
    lastInAllSets: last.sets?.length === last.bestOf,
  };
}

/** Returns the name of a row without its initials: `A. Davidovich Fokina` is `Davidovich Fokina`. */
function surnameOf(rowName: string): string {
  return rowName.replace(/^(?:\p{L}+\.[-\s]*)+/u, '');
}
