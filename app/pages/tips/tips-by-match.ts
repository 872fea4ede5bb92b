import { type MatchPhase, matchPhases, phaseOfMatch } from '#domain/match/match-phase.ts';
import type { DayTip } from './day-tip.ts';
import type { TipsAddress } from './tips.address.ts';

type Placed = Pick<DayTip, 'sequence' | 'matchId' | 'match' | 'state' | 'kickoffUtc' | 'kickoffKnown' | 'expectedValue'>;

/** Returns tips by their match, in the order in which the matches first come; two numbers that a match had and has are one match. */
export function groupByMatch<Tip extends Pick<DayTip, 'matchId' | 'match'>>(tips: readonly Tip[]): (readonly [Tip, ...Tip[]])[] {
  return [...Map.groupBy(tips, ({ match, matchId }) => match?.id ?? matchId).values()] as [Tip, ...Tip[]][];
}

/**
 * Returns the tips of a day match by match, each with the phase of its match: those on matches still to come, then on those being played, then what is
 * over. Within each of the three the matches stand by kick-off or by the best of their tips, as asked, and the tips of a match the greatest value first.
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
 * Returns the first tips of a list in which those of a match stand together: as many as asked for, and the rest of the last one's match, so that no
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

/** Once none of its tips is open any more, a match is over for this list even while it is played; so is one that is stored no more. */
function phaseOf(tips: readonly [Placed, ...Placed[]], now: Date): MatchPhase {
  const [{ match, kickoffUtc, kickoffKnown }] = tips;
  if (match === null || tips.every(({ state }) => state !== 'open')) return 'over';
  return phaseOfMatch({ status: match.status, kickoffUtc, kickoffKnown }, now);
}

function byValue(first: Placed, second: Placed): number {
  return second.expectedValue - first.expectedValue || first.sequence - second.sequence;
}
