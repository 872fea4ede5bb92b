import type { CourtListedMatch, CourtListedTip } from '#data/queries/court/court-match-list.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { expectedCourtOutcome } from '#domain/sports/expected-court-outcome.ts';
import type { CourtBetToSettle } from '#domain/sports/settle-court-tip.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { expectedOutcome, type MatchUnderWay } from '#domain/tip/expected-outcome.ts';
import { regularGoals } from './regular-goals.ts';
import { betOfTip, tipStateOf } from './tip-state.ts';

export type ScoredMatch = Pick<
  ListedMatch,
  'status' | 'period' | 'homeGoals' | 'awayGoals' | 'halfTimeHome' | 'halfTimeAway' | 'fullTimeHome' | 'fullTimeAway' | 'extraTimeHome'
>;

/** Returns a match as it stands, for what is expected of its tips. */
export function toMatchUnderWay(match: ScoredMatch): MatchUnderWay {
  return {
    status: match.status,
    period: match.period,
    score: goalsOf(match.homeGoals, match.awayGoals),
    halfTime: goalsOf(match.halfTimeHome, match.halfTimeAway),
    goals90: match.status === 'live' ? goalsOf(match.fullTimeHome, match.fullTimeAway) : regularGoals(match),
  };
}

/** Returns the outcome that is expected of an open tip of any sport, as its match stands; undefined for one that is not open, or can still become either. */
export function expectedOfTip(tip: LedgerTip): BetOutcome | undefined {
  const { match } = tip;
  if (match === null || tipStateOf(tip) !== 'open') return undefined;
  if (!tip.sport) return expectedOutcome(betOfTip(tip), toMatchUnderWay(match));
  return expectedCourtOutcome(
    { sport: tip.sport, bet: betOfTip(tip), play: match.play, facts: match.facts } as CourtBetToSettle,
    match.status,
  );
}

/** Returns the outcome that is expected of the tip of a listed match of tennis or basketball, as `expectedOfTip` does. */
export function expectedOfCourtTip(
  tip: Pick<CourtListedTip<CourtSport>, 'bet' | 'state'>,
  { sport, play, facts, status }: Pick<CourtListedMatch, 'sport' | 'play' | 'facts' | 'status'>,
): BetOutcome | undefined {
  if (tip.state !== 'open') return undefined;
  return expectedCourtOutcome({ sport, bet: tip.bet, play, facts } as CourtBetToSettle, status);
}

function goalsOf(home: number | null, away: number | null): Goals | undefined {
  return home === null || away === null ? undefined : { home, away };
}
