import type { Round } from '#domain/tournament/round.ts';
import type { ExpectedGoals } from './club-strength.ts';
import type { DemonstrationClub, DemonstrationTournament } from './demonstration-catalogue.ts';
import type { Fate } from './match-fate.ts';
import { goalsUntil, type MatchPlay, playMatch } from './match-play.ts';

/** A match with everything that will become of it, whenever one asks. */
export interface PlannedMatch {
  readonly seed: number;
  readonly tournament: DemonstrationTournament;
  /** `2026-27` or `2026`. */
  readonly season: string;
  readonly round: Round;
  readonly home: DemonstrationClub;
  readonly away: DemonstrationClub;
  readonly neutralVenue: boolean;
  readonly mustHaveWinner: boolean;
  /** Of a second leg, the match that came before on the other ground. */
  readonly firstLeg?: PlannedMatch;
  /** What the sides may expect when all news is known. */
  readonly expected: ExpectedGoals;
  /** When it begins; of a postponed match, when it is made up for. */
  readonly kickoffMs: number;
  readonly fate: Fate;
  /** When it was to begin, if it is played later or not at all. */
  readonly firstKickoffMs: number;
  /** When the public learns that it is off, and when it learns the new day. */
  readonly calledOffMs: number;
  readonly setAnewMs: number;
  /** From when on the hour is known and not only the day. */
  readonly hourKnownMs: number;
  /** When the pair is drawn or the fixture list comes out. */
  readonly drawnMs: number;
}

const plays = new WeakMap<PlannedMatch, MatchPlay>();

/** How the match goes; worked out when first asked for. */
export function playOf(match: PlannedMatch): MatchPlay {
  let play = plays.get(match);
  if (play === undefined) {
    play = playMatch(match.seed, match.expected, match.mustHaveWinner, match.firstLeg === undefined ? 0 : -leadAfter(match.firstLeg));
    plays.set(match, play);
  }
  return play;
}

/** Goals by which the home side was ahead in the end. */
function leadAfter(match: PlannedMatch): number {
  const { home, away } = goalsUntil(playOf(match), Number.POSITIVE_INFINITY);
  return home - away;
}
