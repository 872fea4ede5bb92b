import type { Goals } from '#domain/match/match-score.ts';

/** The fields of a knock-out match that its tie uses. */
export interface TieMatch {
  readonly homeId: number;
  readonly awayId: number;
  /** The number of the leg, when the source counts legs. */
  readonly leg: number | null;
  /** Goals in normal and extra time; null before the match has a score. */
  readonly goals: Goals | null;
  readonly penalties: Goals | null;
  readonly afterExtraTime: boolean;
  /** `void` is a match that was broken off, annulled or called off: its goals do not count. */
  readonly state: 'coming' | 'live' | 'played' | 'awarded' | 'void';
}

/** The means by which one of two clubs went through; `later-round`, which the bracket sets, when only the next round shows it. */
export type TieDecision = 'goals' | 'extra-time' | 'penalties' | 'away-goals' | 'award' | 'later-round';

interface TieScore {
  readonly first: number;
  readonly second: number;
}

/** Two clubs of which one goes through, over one match, two legs, or a match and its replays. */
export interface Tie<Match extends TieMatch> {
  readonly firstId: number;
  readonly secondId: number;
  readonly kind: 'one-match' | 'two-legs' | 'replay';
  readonly matches: readonly Match[];
  /** The goals that decide, without those of a shoot-out: the sum of two legs, or the score of the last match. Null before there are any. */
  readonly score: TieScore | null;
  readonly shootOut: TieScore | null;
  /** Undefined while a match is open, and when the goals do not show it. */
  readonly winnerId: number | undefined;
  /** Undefined without a winner. */
  readonly decidedBy: TieDecision | undefined;
  /** True when no known match of it is still to be played. */
  readonly isOver: boolean;
}

/** The rules by which a competition decides its ties in one season. */
export interface TieRules {
  /** True when, of two clubs level after two legs, the one with more away goals goes through. */
  readonly awayGoals: boolean;
}

/**
 * Returns the ties of one knock-out round: matches between the same two clubs belong together, the first named being at home first.
 *
 * @param matches the matches of one round in the order in which they are played
 */
export function tiesOf<Match extends TieMatch>(matches: readonly Match[], rules: TieRules): Tie<Match>[] {
  const pairs = Map.groupBy(matches, ({ homeId, awayId }) => [homeId, awayId].sort((first, second) => first - second).join(' '));
  return [...pairs.values()].map((ofPair) => toTie(ofPair, rules));
}

function toTie<Match extends TieMatch>(matches: readonly Match[], rules: TieRules): Tie<Match> {
  const { homeId: firstId, awayId: secondId } = matches[0] as Match;
  const standing = matches.filter(({ state }) => state !== 'void');
  const kind = kindOf(matches, standing);
  const counted = kind === 'two-legs' ? standing : standing.slice(-1);
  const scored = counted.filter(({ goals }) => goals !== null);
  const sumOf = (goalsOf: (teamId: number) => number) => ({ first: goalsOf(firstId), second: goalsOf(secondId) });
  const score = scored.length === 0 ? null : sumOf((teamId) => goalsBy(teamId, scored));
  const last = standing.at(-1);
  const penalties = last?.penalties;
  const shootOut = penalties ? sumOf((teamId) => (teamId === last?.homeId ? penalties.home : penalties.away)) : null;
  const isOver = !standing.some(({ state }) => state === 'coming' || state === 'live');
  const tie = { firstId, secondId, kind, matches, score, shootOut, isOver };
  const isScored = scored.length === counted.length;
  if (last === undefined || score === null || !isOver || !isScored || lacksLeg(kind, matches, standing))
    return { ...tie, winnerId: undefined, decidedBy: undefined };
  return { ...tie, ...decisionOf({ ...tie, score }, last, standing, rules) };
}

/** Returns the kind of a tie. Without counted legs, a return match means two legs unless the first match was drawn, which makes it a replay. */
function kindOf(matches: readonly TieMatch[], standing: readonly TieMatch[]): Tie<TieMatch>['kind'] {
  if (matches.some(({ leg }) => leg !== null)) return 'two-legs';
  const [first, second] = standing;
  if (first === undefined || second === undefined) return 'one-match';
  const drawn = first.state === 'played' && first.goals !== null && first.goals.home === first.goals.away;
  return drawn || first.homeId === second.homeId ? 'replay' : 'two-legs';
}

/** Returns true when one of two legs is yet to come; a leg that is called off is not required when the other was awarded. */
function lacksLeg(kind: Tie<TieMatch>['kind'], matches: readonly TieMatch[], standing: readonly TieMatch[]): boolean {
  const awarded = standing.length < matches.length && standing.every(({ state }) => state === 'awarded');
  return kind === 'two-legs' && standing.length < 2 && !awarded;
}

function goalsBy(teamId: number, matches: readonly TieMatch[]): number {
  return matches.reduce((sum, { homeId, goals }) => sum + (homeId === teamId ? (goals?.home ?? 0) : (goals?.away ?? 0)), 0);
}

function decisionOf(
  { firstId, secondId, kind, score, shootOut }: Pick<Tie<TieMatch>, 'firstId' | 'secondId' | 'kind' | 'shootOut'> & { score: TieScore },
  last: TieMatch,
  standing: readonly TieMatch[],
  { awayGoals }: TieRules,
): Pick<Tie<TieMatch>, 'winnerId' | 'decidedBy'> {
  const ahead = ({ first, second }: TieScore) => (first === second ? undefined : first > second ? firstId : secondId);
  const byShootOut = shootOut === null ? undefined : ahead(shootOut);
  if (byShootOut !== undefined) return { winnerId: byShootOut, decidedBy: 'penalties' };
  const byGoals = ahead(score);
  if (byGoals !== undefined) {
    return { winnerId: byGoals, decidedBy: last.state === 'awarded' ? 'award' : last.afterExtraTime ? 'extra-time' : 'goals' };
  }
  if (!awayGoals || kind !== 'two-legs') return { winnerId: undefined, decidedBy: undefined };
  const goalsAway = (teamId: number) =>
    goalsBy(
      teamId,
      standing.filter(({ awayId }) => awayId === teamId),
    );
  const byAwayGoals = ahead({ first: goalsAway(firstId), second: goalsAway(secondId) });
  return { winnerId: byAwayGoals, decidedBy: byAwayGoals === undefined ? undefined : 'away-goals' };
}
