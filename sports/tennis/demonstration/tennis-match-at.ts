import type { MatchSide, TwoSidedMatchOf, TwoSidedQuote } from '#data/feeds/two-sided-feed.ts';
import type { ReportedStatus } from '#domain/match/match-status.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { PlannedTennisMatch } from './planned-tennis-match.ts';
import { standAfter } from './play-tennis.ts';
import type { TourPlayer } from './tour-players.ts';

/** Time after a match until which its timeline is reported. */
const timelineShownMs = 130 * 86_400_000;

/** Returns a match as known at a moment from its draw on. In rain it is live and interrupted; a walkover is finished as soon as it is known. */
export function tennisMatchAt(
  match: PlannedTennisMatch,
  nowMs: number,
  quotes: readonly TwoSidedQuote<'tennis'>[],
): TwoSidedMatchOf<'tennis'> {
  const { tournament, season, round, players, ranks, bestOf, startMs, endMs, hourKnownMs, isWalkover, winner } = match;
  const status = statusAt(match, nowMs);
  const announced: TwoSidedMatchOf<'tennis'> = {
    sport: 'tennis',
    tournamentId: `tennis.${tournament.slug}`,
    season,
    round,
    sides: [sideOf(players[0]), sideOf(players[1])],
    kickoff:
      nowMs >= hourKnownMs
        ? { known: true, utc: new Date(startMs) }
        : { known: false, day: localDayOf(new Date(startMs), tournament.zone) },
    status,
    facts: { tour: tournament.tour, series: tournament.series, court: tournament.court, surface: tournament.surface, bestOf, ranks },
    quotes,
  };
  if (status === 'scheduled') return announced;
  if (isWalkover) return { ...announced, play: { sets: [], winner, ending: 'walkover' } };
  const { play, course } = standAfter(match.script, nowMs - startMs);
  return { ...announced, play, ...(nowMs - endMs < timelineShownMs ? { course } : {}) };
}

/** Returns true when more is known of a match at a moment than at an earlier one. */
export function hasTennisChanged(match: PlannedTennisMatch, afterMs: number, untilMs: number): boolean {
  const { drawnMs, hourKnownMs, startMs, endMs, isWalkover, script } = match;
  const between = (moment: number): boolean => moment > afterMs && moment <= untilMs;
  if (between(drawnMs) || between(hourKnownMs) || between(endMs)) return true;
  if (isWalkover || startMs > untilMs || endMs <= afterMs) return false;
  if (between(startMs)) return true;
  const [before, after] = [standAfter(script, afterMs - startMs), standAfter(script, untilMs - startMs)];
  return before.pointsPlayed !== after.pointsPlayed || before.play.interruption !== after.play.interruption;
}

function statusAt({ startMs, endMs, isWalkover }: PlannedTennisMatch, nowMs: number): ReportedStatus {
  if (nowMs >= endMs) return 'finished';
  return isWalkover || nowMs < startMs ? 'scheduled' : 'live';
}

function sideOf({ slug, name, rowName, shortName, nation, country }: TourPlayer): MatchSide {
  return { slug, name, rowName, shortName, nation, ...(country === undefined ? {} : { country }) };
}
