import type { Goals } from '#domain/match/match-score.ts';

/** A knock-out match as a tie sees it. */
export interface TieMatch {
  readonly homeId: number;
  readonly awayId: number;
  readonly kickoffUtc: Date;
  /** Goals in normal and extra time; null before the match has a score. */
  readonly goals: Goals | null;
  readonly penalties: Goals | null;
  readonly decided: boolean;
}

/** Two clubs of which one goes through, over one match, two legs, or a match and its replay. */
export interface Tie<Match extends TieMatch> {
  readonly firstId: number;
  readonly secondId: number;
  readonly matches: readonly Match[];
  /** Goals of both clubs over all matches with a score. */
  readonly aggregate: { readonly first: number; readonly second: number } | null;
  /** Undefined while a match is open, and where the goals do not tell (away goals of older rules, replays to come). */
  readonly winnerId: number | undefined;
}

/**
 * Returns the ties of one knock-out round: matches between the same two clubs belong together, the first named being at home first.
 * The shoot-out of the last match decides; otherwise the goals of all legs do, or in a replay those of the last match.
 *
 * @param matches the matches of one round in the order in which they are played
 * @param legs whether the round is played over two legs whose goals add up
 */
export function tiesOf<Match extends TieMatch>(matches: readonly Match[], legs: boolean): Tie<Match>[] {
  const byPair = new Map<string, Match[]>();
  for (const match of matches) {
    const pair = [match.homeId, match.awayId].sort((first, second) => first - second).join(' ');
    byPair.set(pair, [...(byPair.get(pair) ?? []), match]);
  }
  return [...byPair.values()].map((ofPair) => toTie(ofPair, legs));
}

function toTie<Match extends TieMatch>(matches: readonly Match[], legs: boolean): Tie<Match> {
  const { homeId: firstId, awayId: secondId } = matches[0] as Match;
  const last = matches.at(-1) as Match;
  const counted = legs ? matches : [last];
  const scored = counted.filter(({ goals }) => goals !== null);
  const goalsOf = (teamId: number) =>
    scored.reduce((sum, { homeId, goals }) => sum + (homeId === teamId ? (goals as Goals).home : (goals as Goals).away), 0);
  const aggregate = scored.length === 0 ? null : { first: goalsOf(firstId), second: goalsOf(secondId) };
  const open = matches.some(({ decided }) => !decided) || (legs && matches.length === 1);
  return { firstId, secondId, matches, aggregate, winnerId: open ? undefined : winnerOf(last, firstId, secondId, aggregate) };
}

function winnerOf(
  last: TieMatch,
  firstId: number,
  secondId: number,
  aggregate: { first: number; second: number } | null,
): number | undefined {
  if (last.penalties !== null) return last.penalties.home > last.penalties.away ? last.homeId : last.awayId;
  if (aggregate === null || aggregate.first === aggregate.second) return undefined;
  return aggregate.first > aggregate.second ? firstId : secondId;
}
