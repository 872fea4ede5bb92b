import type { Pair } from '#domain/sports/pair.ts';
import type { OverTennisMatch } from './forecast/surface-form.ts';
import { type Surface, surfaces } from './tennis-event.ts';
import { type BestOf, setsWon, type TennisSet } from './tennis-score.ts';

export interface TennisMeeting extends OverTennisMatch {
  readonly bestOf: BestOf;
  /** Undefined when only the winner is known. */
  readonly sets: readonly TennisSet[] | undefined;
}

export interface TennisMeetings<Match> {
  readonly wins: Pair<number>;
  /** The completed sets that each player has won. */
  readonly sets: Pair<number>;
  readonly bySurface: readonly { readonly surface: Surface; readonly wins: Pair<number> }[];
  /** The latest first, each with its sets from the view of the first of the two players. */
  readonly meetings: readonly {
    readonly match: Match;
    readonly isFirstWinner: boolean;
    readonly sets: readonly Pair<number>[] | undefined;
  }[];
}

/** Returns the meetings of two players, each share in the order of the given ids. Walkovers are left out: they were not played. */
export function headToHead<Match extends TennisMeeting>([first, second]: Pair<number>, matches: readonly Match[]): TennisMeetings<Match> {
  const meetings = matches
    .filter(({ players, ending }) => ending !== 'walkover' && players.includes(first) && players.includes(second))
    .sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
    .map((match) => {
      const isTurned = match.players[0] !== first;
      const sets = match.sets?.map(({ games }) => (isTurned ? ([games[1], games[0]] as const) : games));
      return { match, isFirstWinner: match.players[match.winner] === first, sets };
    });
  const winsOf = (counted: typeof meetings): Pair<number> => {
    const won = counted.filter(({ isFirstWinner }) => isFirstWinner).length;
    return [won, counted.length - won];
  };
  return {
    wins: winsOf(meetings),
    sets: meetings.reduce<Pair<number>>(
      ([own, other], { match, sets }) => {
        const won = setsWon(
          (sets ?? []).map((games) => ({ games })),
          match.bestOf,
        );
        return [own + won[0], other + won[1]];
      },
      [0, 0],
    ),
    bySurface: surfaces.flatMap((surface) => {
      const on = meetings.filter(({ match }) => match.surface === surface);
      return on.length === 0 ? [] : [{ surface, wins: winsOf(on) }];
    }),
    meetings,
  };
}
