import type { Side } from '#domain/sports/pair.ts';
import { setsWon, type TennisSet } from '../tennis-score.ts';
import type { TennisMatchToTell } from './tennis-match-to-tell.ts';
import { otherSide, type TennisStory } from './tennis-story.ts';

/** Games of a set before its tie-break. */
const gamesBeforeTieBreak = 12;
/** Points that win a tie-break, with two more than the other; in a last set it may be longer. */
const tieBreakPoints = 7;
const longTieBreakPoints = 10;
/** Min games behind in a set that a player has turned. */
const turnedFrom = 3;

/** The parts of a completed match from which its turning points are read. */
interface Played {
  readonly match: TennisMatchToTell;
  readonly sets: readonly TennisSet[];
  readonly winner: Side;
}

/** Returns the stories of how a completed match was won, the most remarkable first; empty without its games. */
export function turnsOfTennis(played: Played): TennisStory[] {
  const { match, sets, winner } = played;
  const own = match.players[winner].name;
  const other = match.players[otherSide(winner)].name;
  const lastSet = sets.length === match.bestOf ? tieBreakOf(played, sets.length - 1) : undefined;
  const decider: TennisStory[] =
    lastSet === undefined
      ? []
      : [{ kind: 'lastSetTieBreak', facts: { winner: own, own: lastSet[winner], other: lastSet[otherSide(winner)] } }];
  const { course } = match;
  if (course === undefined || !isWhole(course.games, sets)) return decider;
  const saved = matchPointsSaved(played);
  const turned = deepestTurn(course.games, sets, winner);
  const breaks = breaksOf(course.games);
  const [won, lost] = [breaks[winner], breaks[otherSide(winner)]];
  const isAllTieBreaks = won + lost === 0 && sets.length > 1 && sets.every(({ games }) => games[0] + games[1] === gamesBeforeTieBreak + 1);
  return [
    ...(saved === 0 ? [] : [{ kind: 'matchPointsSaved' as const, facts: { winner: own, loser: other, points: saved } }]),
    ...(turned === undefined ? [] : [{ kind: 'setTurned' as const, facts: { winner: own, loser: other, ...turned } }]),
    ...(isAllTieBreaks ? [{ kind: 'onlyTieBreaks' as const, facts: { sets: sets.length } }] : []),
    ...decider,
    ...(won > lost ? [{ kind: 'breaks' as const, facts: { winner: own, loser: other, won, lost } }] : []),
  ];
}

type Games = NonNullable<TennisMatchToTell['course']>['games'];

/** True when the games of the timeline add up to the score of each set. */
function isWhole(games: Games, sets: readonly TennisSet[]): boolean {
  const wonBy = (set: Games[number], side: Side) => set.filter(({ winner }) => winner === side).length;
  return (
    games.length === sets.length &&
    sets.every((set, index) => {
      const told = games[index] as Games[number];
      return wonBy(told, 0) === set.games[0] && wonBy(told, 1) === set.games[1];
    })
  );
}

/** Returns the service games that each side has won from the other. A tie-break is no service game. */
function breaksOf(games: Games): [number, number] {
  const broken = games.flatMap((set) => set.slice(0, gamesBeforeTieBreak)).filter(({ server, winner }) => server !== winner);
  return [broken.filter(({ winner }) => winner === 0).length, broken.filter(({ winner }) => winner === 1).length];
}

/** Returns the set in which the winner of the match was furthest behind and which he won all the same, with the games at that point. */
function deepestTurn(games: Games, sets: readonly TennisSet[], winner: Side): { set: number; own: number; other: number } | undefined {
  const turns = sets.flatMap(({ games: final }, index) => {
    if (final[winner] < final[otherSide(winner)]) return [];
    let [own, other] = [0, 0];
    let deepest = { own, other };
    for (const game of games[index] as Games[number]) {
      if (game.winner === winner) own += 1;
      else other += 1;
      if (other - own >= deepest.other - deepest.own) deepest = { own, other };
    }
    return [{ set: index + 1, ...deepest }];
  });
  const behind = ({ own, other }: { own: number; other: number }) => other - own;
  const [deepest] = turns.sort((one, another) => behind(another) - behind(one));
  return deepest !== undefined && behind(deepest) >= turnedFrom ? deepest : undefined;
}

function tieBreakOf({ match: { course }, sets }: Played, index: number): TennisSet['tieBreak'] {
  const known = sets[index]?.tieBreak;
  const points = course?.tieBreaks.find(({ set }) => set === index)?.points;
  if (known !== undefined || points === undefined) return known;
  return [points.filter((side) => side === 0).length, points.filter((side) => side === 1).length];
}

/**
 * Returns the match points of the loser in tie-breaks, which the winner saved; other match points are not known. A last set's tie-break whose length
 * is not certain is left out.
 */
function matchPointsSaved({ match: { course, bestOf }, sets, winner }: Played): number {
  const loser = otherSide(winner);
  return (course?.tieBreaks ?? []).reduce((saved, { set, points }) => {
    const isLoserOneSetAway = setsWon(sets.slice(0, set), bestOf)[loser] === (bestOf - 1) / 2;
    const [first, second] = [points.filter((side) => side === 0).length, points.filter((side) => side === 1).length];
    const isOfUnknownLength = set === bestOf - 1 && Math.max(first, second) >= longTieBreakPoints;
    if (!isLoserOneSetAway || isOfUnknownLength) return saved;
    const score = [0, 0] as [number, number];
    let here = 0;
    for (const side of points) {
      if (score[loser] >= tieBreakPoints - 1 && score[loser] > score[winner]) here += 1;
      score[side] += 1;
    }
    return saved + here;
  }, 0);
}
