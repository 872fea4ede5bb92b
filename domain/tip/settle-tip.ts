import type { MatchStatus } from '#domain/match/match-status.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { SportRules } from '#domain/sports/sport-rules.ts';
import type { BetOf, FactsOf, PlayOf } from '#domain/sports/sport-types.ts';

/** The rules by which the bets of a sport are settled. */
type Settling<Name extends Sport> = Pick<SportRules<Name>, 'settle' | 'settleSoFar'>;

/** The match of a tip in its present state. */
export interface MatchOfTip<Name extends Sport> {
  readonly status: MatchStatus;
  /** Null when nothing is known of its score. */
  readonly play: PlayOf<Name> | null;
  readonly facts: FactsOf<Name>;
}

/**
 * Returns the outcome of a tip; undefined while it is open.
 *
 * A match that was played to its end settles by its score. A match that was awarded, abandoned or cancelled returns every stake, even when
 * its score had decided a bet already: one rule that needs no minute. A match that is still to come, under way or postponed leaves the tip
 * open (a postponed match's tip is withdrawn by a separate record), and so do a match whose result is awaited and a finished one while the
 * score on which the bet depends is not known.
 */
export function settleTip<Name extends Sport>(
  rules: Settling<Name>,
  bet: BetOf<Name>,
  { status, play, facts }: MatchOfTip<Name>,
): BetOutcome | undefined {
  switch (status) {
    case 'finished':
      return play === null ? undefined : rules.settle(bet, play, facts);
    case 'awarded':
    case 'abandoned':
    case 'cancelled':
      return 'void';
    case 'scheduled':
    case 'live':
    case 'awaited':
    case 'postponed':
      return undefined;
  }
}

/**
 * Returns the outcome of an open tip that nothing still to come can change; undefined while it can change, and when too little is known. It
 * is `won` for a tip that can no longer lose, `lost` for one that can no longer win, also when a half of the stake is still open; once the
 * score that counts is final, or the match is over, it is the result of `settleTip`.
 *
 * The outcome is only expected until the tip is settled: a goal can be taken back, and a match that is abandoned returns every stake.
 */
export function expectedOutcome<Name extends Sport>(
  rules: Settling<Name>,
  bet: BetOf<Name>,
  match: MatchOfTip<Name>,
): BetOutcome | undefined {
  if (match.status !== 'live') return settleTip(rules, bet, match);
  return match.play === null ? undefined : rules.settleSoFar(bet, match.play, match.facts);
}
