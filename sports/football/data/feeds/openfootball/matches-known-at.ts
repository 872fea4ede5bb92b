import type { FeedMatch } from '#data/feeds/feed.ts';
import { addDays, momentOf } from '#domain/time/local-day.ts';
import { isKnockOut } from '#domain/tournament/round.ts';
import { wasDrawnUp } from '#domain/tournament/was-drawn-up.ts';
import { kickoffMs, type PlacedMatch, tieOf } from './two-legs.ts';

/* From kick-off to the last kick of a shoot-out, interruptions included. */
const longestMatchMs = 3 * 3_600_000;

/**
 * Returns the matches of a file as known at `asOf`: a match that was not over has neither score nor goals. A later round whose clubs the rounds
 * before it had yet to decide is left out, and so are a replay before its first match and a season still to be drawn up, which would become the
 * competition's present one.
 */
export function matchesKnownAt(placed: readonly PlacedMatch[], asOf: Date, zone: string): readonly PlacedMatch[] {
  const open: PlacedMatch[] = [];
  const known: PlacedMatch[] = [];
  for (const entry of placed) {
    if (!wasDrawnUp(entry.match.season, asOf)) continue;
    if (wasOver(entry.match, asOf, zone)) {
      known.push(entry);
      continue;
    }
    const isUndecided = open.some((other) => decides(other, entry)) || isReplay(entry, placed, asOf, zone);
    open.push(entry);
    if (isUndecided) continue;
    const { score: _score, events: _events, ...rest } = entry.match;
    known.push({ heading: entry.heading, match: { ...rest, status: 'scheduled' } });
  }
  return known;
}

/** Returns true when the clubs of `later` may depend on `earlier`, which its file lists before it. */
function decides(earlier: PlacedMatch, later: PlacedMatch): boolean {
  const stage = later.match.round?.stage;
  if (stage === undefined) return false;
  if (isKnockOut(stage)) return earlier.heading !== later.heading;
  return (stage === 'championship-round' || stage === 'relegation-round') && earlier.match.round?.stage === 'matchday';
}

function wasOver(match: FeedMatch, asOf: Date, zone: string): boolean {
  const { kickoff } = match;
  const overMs = kickoff.known ? kickoff.utc.getTime() + longestMatchMs : momentOf(addDays(kickoff.day, 1), '03:00', zone).getTime();
  return overMs <= asOf.getTime();
}

function isReplay(entry: PlacedMatch, placed: readonly PlacedMatch[], asOf: Date, zone: string): boolean {
  const { round } = entry.match;
  return (
    round !== undefined &&
    isKnockOut(round.stage) &&
    round.leg === undefined &&
    placed.some(
      (other) =>
        other !== entry &&
        other.heading === entry.heading &&
        tieOf(other) === tieOf(entry) &&
        kickoffMs(other.match.kickoff) < kickoffMs(entry.match.kickoff) &&
        !wasOver(other.match, asOf, zone),
    )
  );
}
