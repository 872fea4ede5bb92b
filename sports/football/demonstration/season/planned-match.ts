import type { Round } from '#domain/tournament/round.ts';
import type { DemonstrationClub, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import type { ExpectedGoals } from '../clubs/club-strength.ts';
import { goalsUntil, type MatchPlay, playMatch } from '../match/match-play.ts';
import type { Fate } from './match-fate.ts';

/** A match with everything that happens in it, decided in advance. */
export interface PlannedMatch {
  readonly seed: number;
  readonly tournament: DemonstrationTournament;
  /** `2026-27` or `2026`. */
  readonly season: string;
  readonly round: Round;
  readonly home: DemonstrationClub;
  readonly away: DemonstrationClub;
  /** The conferences or zones of both clubs; left out when the season has none. */
  readonly groups?: { readonly home: string | undefined; readonly away: string | undefined };
  readonly neutralVenue: boolean;
  readonly mustHaveWinner: boolean;
  /** The first leg of the tie; undefined for any other match. */
  readonly firstLeg?: PlannedMatch;
  /** The expected goals of both sides when all news is known. */
  readonly expected: ExpectedGoals;
  /** The kick-off; of a postponed match, the new one. */
  readonly kickoffMs: number;
  readonly fate: Fate;
  /** The kick-off as first planned, if the match is played later or not at all. */
  readonly firstKickoffMs: number;
  /** The times from which it is publicly known that the match is off, and that it has a new day. */
  readonly calledOffMs: number;
  readonly setAnewMs: number;
  /** The time from which not only the day but also the hour is known. */
  readonly hourKnownMs: number;
  /** The moment at which the pair is drawn or the fixture list is published. */
  readonly drawnMs: number;
}

const plays = new WeakMap<PlannedMatch, MatchPlay>();

/** Returns the whole match as played, computed at the first call and remembered. */
export function playOf(match: PlannedMatch): MatchPlay {
  let play = plays.get(match);
  if (play === undefined) {
    play = playMatch(match.seed, match.expected, match.mustHaveWinner, match.firstLeg === undefined ? 0 : -leadAfter(match.firstLeg));
    plays.set(match, play);
  }
  return play;
}

/** Returns the home side's lead at the end, in goals. */
function leadAfter(match: PlannedMatch): number {
  const { home, away } = goalsUntil(playOf(match), Number.POSITIVE_INFINITY);
  return home - away;
}
