import type { Pair, Side } from '#domain/sports/pair.ts';
import { type Surface, surfaces } from '../tennis-event.ts';
import type { TennisEnding } from '../tennis-score.ts';

/** A finished match. Walkovers do not count here, as in the statistics of both tours. */
export interface OverTennisMatch {
  readonly players: Pair<number>;
  readonly winner: Side;
  readonly ending: TennisEnding;
  readonly surface: Surface;
  /** `2023`. */
  readonly season: string;
  readonly startedAt: Date;
}

interface WinsAndLosses {
  readonly won: number;
  readonly lost: number;
}

export interface SurfaceForm<Match> {
  /** The surfaces on which the player played in the season or in the last twelve months, in the order of `surfaces`. */
  readonly bySurface: readonly { readonly surface: Surface; readonly season: WinsAndLosses; readonly year: WinsAndLosses }[];
  readonly season: WinsAndLosses;
  readonly year: WinsAndLosses;
  /** The last results, the latest first. */
  readonly last: readonly { readonly match: Match; readonly isWon: boolean }[];
}

const yearMs = 365 * 86_400_000;
const lastShown = 10;

/**
 * Returns the wins and losses of a player by surface, and the last ten results.
 *
 * @param matches matches of the player, in any order; those that began at `before` or later are left out
 * @param season the season that is counted separately, `2023`
 */
export function surfaceForm<Match extends OverTennisMatch>(
  playerId: number,
  matches: readonly Match[],
  season: string,
  before: Date,
): SurfaceForm<Match> {
  const played = matches
    .filter(({ startedAt, ending, players }) => startedAt < before && ending !== 'walkover' && players.includes(playerId))
    .sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime())
    .map((match) => ({ match, isWon: match.players[match.winner] === playerId }));
  const ofSeason = played.filter(({ match }) => match.season === season);
  const ofYear = played.filter(({ match }) => before.getTime() - match.startedAt.getTime() <= yearMs);
  const bySurface = surfaces.flatMap((surface) => {
    const isOn = ({ match }: (typeof played)[number]): boolean => match.surface === surface;
    const record = { surface, season: count(ofSeason.filter(isOn)), year: count(ofYear.filter(isOn)) };
    return record.season.won + record.season.lost + record.year.won + record.year.lost === 0 ? [] : [record];
  });
  return { bySurface, season: count(ofSeason), year: count(ofYear), last: played.slice(0, lastShown) };
}

function count(results: readonly { readonly isWon: boolean }[]): WinsAndLosses {
  const won = results.filter(({ isWon }) => isWon).length;
  return { won, lost: results.length - won };
}
