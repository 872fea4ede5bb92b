import { type MatchPhase, matchPhases, phaseOfMatch } from '#domain/match/match-phase.ts';
import type { DayTip } from './day-tip.ts';
import type { TipsAddress } from './tips.address.ts';

type Placed = Pick<DayTip, 'sequence' | 'matchId' | 'match' | 'state' | 'kickoffUtc' | 'kickoffKnown' | 'expectedValue'>;

/** Returns tips by their match, in the order in which the matches first occur; a former and a present id of a match are one match. */
export function groupByMatch<Tip extends Pick<DayTip, 'matchId' | 'match'>>(tips: readonly Tip[]): (readonly [Tip, ...Tip[]])[] {
  return [...Map.groupBy(tips, ({ match, matchId }) => match?.id ?? matchId).values()] as [Tip, ...Tip[]][];
}

/**
 * Returns the tips of a day match by match, each with the phase of its match: first those on matches still to come, then on those being played,
 * then on those that are over. Within each phase the matches are ordered by kick-off or by their best tip, according to `order`, and the tips of
 * a match by value, the greatest first.
 */
export function orderByMatch<Tip extends Placed>(
  tips: readonly Tip[],
  order: TipsAddress['order'],
  now: Date,
): (Tip & { readonly phase: MatchPhase })[] {
  return groupByMatch([...tips].sort(byValue))
    .map((ofMatch) => ({ ofMatch, best: ofMatch[0], phase: phaseOf(ofMatch, now) }))
    .sort(
      (first, second) =>
        matchPhases.indexOf(first.phase) - matchPhases.indexOf(second.phase) ||
        (order === 'kickoff' ? first.best.kickoffUtc.getTime() - second.best.kickoffUtc.getTime() : 0) ||
        byValue(first.best, second.best),
    )
    .flatMap(({ ofMatch, phase }) => ofMatch.map((tip) => ({ ...tip, phase })));
}

/**
 * Returns the first tips of a list in which those of a match are adjacent: as many as `wanted`, and the rest of the last one's match, so that no
 * page of the list ends within a match.
 */
export function firstWholeMatches<Tip extends Pick<DayTip, 'matchId' | 'match'>>(tips: readonly Tip[], wanted: number): Tip[] {
  const shown: Tip[] = [];
  for (const ofMatch of groupByMatch(tips)) {
    if (shown.length >= wanted) break;
    shown.push(...ofMatch);
  }
  return shown;
}

/**
 * Returns the phase of a match. It is over for this list as soon as none of its tips is open, even while it is played; so is a match that is no
 * longer stored.
 */
function phaseOf(tips: readonly [Placed, ...Placed[]], now: Date): MatchPhase {
  const [{ match, kickoffUtc, kickoffKnown }] = tips;
  if (match === null || tips.every(({ state }) => state !== 'open')) return 'over';
  return phaseOfMatch({ status: match.status, kickoffUtc, kickoffKnown }, now);
}

function byValue(first: Placed, second: Placed): number {
  return second.expectedValue - first.expectedValue || first.sequence - second.sequence;
}
