import type { MatchSide, TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import type { ReportedStatus } from '#domain/match/match-status.ts';
import { lengthMs, playedUntil } from './game-state.ts';
import type { PlannedGame } from './planned-game.ts';

/** Returns the status of a game at a moment and the tip-off announced by then. */
export function statusAt(game: PlannedGame, nowMs: number): { readonly status: ReportedStatus; readonly tipOffMs: number } {
  const { postponed, tipOffMs } = game;
  if (postponed !== undefined && nowMs < postponed.setAnewMs) {
    return { status: nowMs < postponed.calledOffMs ? 'scheduled' : 'postponed', tipOffMs: postponed.firstTipOffMs };
  }
  if (nowMs < tipOffMs) return { status: 'scheduled', tipOffMs };
  return { status: nowMs < tipOffMs + lengthMs(game) ? 'live' : 'finished', tipOffMs };
}

/** Returns a game as known at a moment, with the given prices. */
export function gameAt(game: PlannedGame, nowMs: number, quotes: TwoSidedMatchOf<'basketball'>['quotes']): TwoSidedMatchOf<'basketball'> {
  const { status, tipOffMs } = statusAt(game, nowMs);
  const played = status === 'live' || status === 'finished' ? playedUntil(game, nowMs - tipOffMs) : undefined;
  return {
    sport: 'basketball',
    externalId: game.id,
    tournamentId: game.league.tournamentId,
    season: game.season,
    ...(game.round === undefined ? {} : { round: game.round }),
    sides: [sideOf(game.home), sideOf(game.away)],
    kickoff: { known: true, utc: new Date(tipOffMs) },
    status,
    ...(played === undefined ? {} : { play: played.play, course: played.course }),
    facts: game.facts,
    quotes,
  };
}

function sideOf({ slug, name, row = name, short, country }: PlannedGame['home']): MatchSide {
  return { slug, name, rowName: row, shortName: short, ...(country === undefined ? {} : { country }) };
}
