import type { DayTip } from './day-tip.ts';
import type { TipsAddress } from './tips.address.ts';

/** The state of a match with tips. Once none of its tips is open any more, it is over for this list even while it is played. */
type Phase = 'live' | 'to-come' | 'over';

const phases: readonly Phase[] = ['live', 'to-come', 'over'];

type Placed = Pick<DayTip, 'sequence' | 'matchId' | 'match' | 'state' | 'kickoffUtc' | 'expectedValue'>;

/** Returns tips by their match, in the order in which the matches first come; two numbers that a match had and has are one match. */
export function groupByMatch<Tip extends Pick<DayTip, 'matchId' | 'match'>>(tips: readonly Tip[]): (readonly [Tip, ...Tip[]])[] {
  return [...Map.groupBy(tips, ({ match, matchId }) => match?.id ?? matchId).values()] as [Tip, ...Tip[]][];
}

/**
 * Returns the tips of a day match by match: those on matches being played, then on those still to come, then what is over. Within each of the three
 * the matches stand by kick-off or by the best of their tips, as asked, and the tips of a match the greatest value first.
 */
export function orderByMatch<Tip extends Placed>(tips: readonly Tip[], order: TipsAddress['order']): Tip[] {
  return groupByMatch([...tips].sort(byValue))
    .map((ofMatch) => ({ ofMatch, best: ofMatch[0], phase: phases.indexOf(phaseOf(ofMatch)) }))
    .sort(
      (first, second) =>
        first.phase - second.phase ||
        (order === 'kickoff' ? first.best.kickoffUtc.getTime() - second.best.kickoffUtc.getTime() : 0) ||
        byValue(first.best, second.best),
    )
    .flatMap(({ ofMatch }) => ofMatch);
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

function phaseOf(tips: readonly [Placed, ...Placed[]]): Phase {
  if (tips.every(({ state }) => state !== 'open')) return 'over';
  switch (tips[0].match?.status) {
    case 'live':
      return 'live';
    case 'scheduled':
      return 'to-come';
    default:
      return 'over';
  }
}

function byValue(first: Placed, second: Placed): number {
  return second.expectedValue - first.expectedValue || first.sequence - second.sequence;
}
