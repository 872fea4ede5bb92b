import type { Goals } from '#domain/match/match-score.ts';
import type { ReportedStatus } from '#domain/match/match-status.ts';

export interface MirroredClub {
  /** The name that providers use for it. */
  readonly name: string;
  readonly slug: string;
  /** Its number at every provider. */
  readonly number: number;
}

/** A goal or a card. `side` is the one that profits from a goal, an own goal included. */
export interface Happening {
  readonly minute: number;
  readonly added?: number;
  readonly side: 'home' | 'away';
  readonly kind: 'goal' | 'own-goal' | 'penalty-goal' | 'red-card';
  readonly player: string | null;
  /** The minutes after which a review takes a goal back. */
  readonly takenBackAfter?: number;
}

/** The true timeline of a match, from which mirrors of providers make their answers. */
export interface PlayedMatch {
  readonly number: number;
  readonly matchday: number;
  readonly home: MirroredClub;
  readonly away: MirroredClub;
  readonly kickoff: Date;
  readonly happenings: readonly Happening[];
  /** The minutes played beyond ninety. */
  readonly addedMinutes: number;
  readonly postponedAt?: Date;
  readonly abandonedAt?: Date;
  readonly awarded?: { readonly at: Date; readonly goals: Goals };
}

export interface MatchAtMoment {
  readonly status: ReportedStatus;
  /** The period of play; undefined unless the match is being played. */
  readonly period: 'first-half' | 'half-time' | 'second-half' | undefined;
  readonly minute: number;
  readonly added: number;
  readonly goals: Goals;
  /** The score at half-time; undefined before the break. */
  readonly halfTime: Goals | undefined;
  /** The goals and cards that count. */
  readonly standing: readonly Happening[];
  /** The goals that were taken back. */
  readonly takenBack: readonly Happening[];
}

const minuteMs = 60_000;
const addedToFirstHalf = 2;
const breakMinutes = 15;
const secondHalfAfter = 45 + addedToFirstHalf + breakMinutes;

/** Returns the true state of a match at a moment. */
export function matchAt(match: PlayedMatch, moment: Date): MatchAtMoment {
  const isOn = match.postponedAt === undefined;
  const stopped = match.abandonedAt !== undefined && match.abandonedAt <= moment ? match.abandonedAt : moment;
  const elapsed = isOn ? (stopped.getTime() - match.kickoff.getTime()) / minuteMs : -1;
  const happened = match.happenings.filter((happening) => elapsedAt(happening) <= elapsed);
  const isTakenBack = (happening: Happening) =>
    happening.takenBackAfter !== undefined && elapsedAt(happening) + happening.takenBackAfter <= elapsed;
  const standing = happened.filter((happening) => !isTakenBack(happening));
  const isAwarded = match.awarded !== undefined && match.awarded.at <= moment;
  return {
    ...timeOf(match, elapsed),
    status: statusOf(match, moment, elapsed),
    goals: isAwarded && match.awarded !== undefined ? match.awarded.goals : goalsOf(standing),
    halfTime: elapsed < 45 + addedToFirstHalf ? undefined : goalsOf(standing.filter(({ minute }) => minute <= 45)),
    standing,
    takenBack: happened.filter(isTakenBack),
  };
}

/** Returns the moment at which a match ends unless it is abandoned. */
export function endOf({ kickoff, addedMinutes }: PlayedMatch): Date {
  return new Date(kickoff.getTime() + (secondHalfAfter + 45 + addedMinutes) * minuteMs);
}

/** Returns the score that the goals among some happenings make. */
export function goalsOf(happenings: readonly Happening[]): Goals {
  const goals = happenings.filter(({ kind }) => kind !== 'red-card');
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

function statusOf(match: PlayedMatch, moment: Date, elapsed: number): ReportedStatus {
  if (match.awarded !== undefined && match.awarded.at <= moment) return 'awarded';
  if (match.abandonedAt !== undefined && match.abandonedAt <= moment) return 'abandoned';
  if (match.postponedAt !== undefined) return match.postponedAt <= moment ? 'postponed' : 'scheduled';
  if (elapsed < 0) return 'scheduled';
  return moment < endOf(match) ? 'live' : 'finished';
}

function timeOf(match: PlayedMatch, elapsed: number): Pick<MatchAtMoment, 'period' | 'minute' | 'added'> {
  const over = { period: undefined, minute: 0, added: 0 } as const;
  if (elapsed < 0 || elapsed >= secondHalfAfter + 45 + match.addedMinutes) return over;
  if (elapsed < 45 + addedToFirstHalf) return { period: 'first-half', ...minuteIn(elapsed, 45) };
  if (elapsed < secondHalfAfter) return { period: 'half-time', minute: 45, added: 0 };
  return { period: 'second-half', ...minuteIn(elapsed - secondHalfAfter + 45, 90) };
}

function minuteIn(played: number, end: number): { minute: number; added: number } {
  const minute = Math.max(1, Math.floor(played));
  return { minute: Math.min(minute, end), added: Math.max(0, minute - end) };
}

/** Returns the minutes from the kick-off to a happening, the break included. */
function elapsedAt({ minute, added = 0 }: Happening): number {
  return minute + added + (minute <= 45 ? 0 : secondHalfAfter - 45);
}
