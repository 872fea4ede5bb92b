import type { MatchStatus } from '#domain/match/match-status.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { commonOutcome } from '#domain/odds/common-outcome.ts';
import { settleBasketballBet } from './basketball/basketball-bet.ts';
import { lineOfCourtBet } from './court-markets.ts';
import type { Pair } from './pair.ts';
import { type CourtBetToSettle, settleCourtTip } from './settle-court-tip.ts';
import { settleTennisBet } from './tennis/tennis-bet.ts';

/**
 * Returns `won` for an open tip on tennis or basketball that can no longer lose, `lost` for one that can no longer win; undefined while both can
 * happen, or the stake can come back. Of a match that is over it is what `settleCourtTip` makes of it. As `expectedOutcome` of football, it is expected and no more until the tip is settled.
 */
export function expectedCourtOutcome(tip: CourtBetToSettle, status: MatchStatus): BetOutcome | undefined {
  if (status !== 'live') return settleCourtTip(tip, status);
  if (tip.play === null) return undefined;
  if (tip.sport === 'tennis') return outcomeInTennis(tip);
  return commonOutcome(pointsToCome(tip.play.total, lineOfCourtBet(tip.bet)).map((points) => settleBasketballBet(tip.bet, points)));
}

/** Settles the match as one that is broken off now: whoever is its winner, what then counts is what no way of playing on could have changed. */
function outcomeInTennis({ bet, play, facts }: Extract<CourtBetToSettle, { sport: 'tennis' }>): BetOutcome | undefined {
  if (play === null || play.sets.length === 0) return undefined;
  const outcome = commonOutcome(
    ([0, 1] as const).map((winner) => settleTennisBet(bet, { winner, ending: 'retired', sets: play.sets }, facts.bestOf)),
  );
  return outcome === 'void' ? undefined : outcome;
}

/** Returns the ends between which all others lie: no point more, and so many for either side that it leads and passes the line. */
function pointsToCome([home, away]: Pair<number>, line: number): Pair<number>[] {
  const many = home + away + Math.abs(line) + 1;
  return [
    [home, away],
    [home + many, away],
    [home, away + many],
  ];
}
