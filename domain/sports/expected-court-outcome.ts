import type { MatchStatus } from '#domain/match/match-status.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { commonOutcome } from '#domain/odds/common-outcome.ts';
import { settleBasketballBet } from './basketball/basketball-bet.ts';
import type { Pair } from './pair.ts';
import type { CourtBetToSettle } from './settle-court-tip.ts';
import { settleTennisBet } from './tennis/tennis-bet.ts';

/**
 * Returns `won` for an open tip on tennis or basketball that can no longer lose, `lost` for one that can no longer win; undefined while both can
 * happen, or the stake can come back. As `expectedOutcome` of football, it is expected and no more until the tip is settled.
 */
export function expectedCourtOutcome(tip: CourtBetToSettle, status: MatchStatus): BetOutcome | undefined {
  if (status !== 'live' || tip.play === null) return undefined;
  if (tip.sport === 'tennis') return outcomeInTennis(tip);
  return commonOutcome(pointsToCome(tip.play.total, lineOf(tip.bet)).map((points) => settleBasketballBet(tip.bet, points)));
}

/** What would settle a match that is broken off now, whoever is the winner of it, no way of playing on can change. */
function outcomeInTennis({ bet, play, facts }: Extract<CourtBetToSettle, { sport: 'tennis' }>): BetOutcome | undefined {
  if (play === null || play.sets.length === 0) return undefined;
  const outcome = commonOutcome(
    ([0, 1] as const).map((winner) => settleTennisBet(bet, { winner, ending: 'retired', sets: play.sets }, facts.bestOf)),
  );
  return outcome === 'void' ? undefined : outcome;
}

const lineOf = (bet: { readonly line?: number }) => bet.line ?? 0;

/** Returns the ends between which all others lie: no point more, and so many for either side that it leads and passes the line. */
function pointsToCome([home, away]: Pair<number>, line: number): Pair<number>[] {
  const many = home + away + Math.abs(line) + 1;
  return [
    [home, away],
    [home + many, away],
    [home, away + many],
  ];
}
