import type { MatchStatus } from '#domain/match/match-status.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { type BasketballBet, settleBasketballBet } from './basketball/basketball-bet.ts';
import type { FactsOf, PlayOf } from './court-sports.ts';
import { settleTennisBet, type TennisBet } from './tennis/tennis-bet.ts';

/** A bet with the facts of its match by which it is settled. */
export type CourtBetToSettle =
  | { readonly sport: 'tennis'; readonly bet: TennisBet; readonly play: PlayOf<'tennis'> | null; readonly facts: FactsOf<'tennis'> }
  | { readonly sport: 'basketball'; readonly bet: BasketballBet; readonly play: PlayOf<'basketball'> | null };

/**
 * Returns the outcome of a tip on tennis or basketball; undefined while it is open. After a walkover, and in a match that was cancelled or abandoned,
 * every stake comes back; one of tennis that was broken off settles as settleTennisBet says.
 */
export function settleCourtTip(tip: CourtBetToSettle, status: MatchStatus): BetOutcome | undefined {
  switch (status) {
    case 'finished':
      return settlePlayed(tip);
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

function settlePlayed(tip: CourtBetToSettle): BetOutcome | undefined {
  if (tip.sport === 'basketball') return tip.play === null ? undefined : settleBasketballBet(tip.bet, tip.play.total);
  const { winner, ending, sets = [] } = tip.play ?? {};
  if (winner === undefined || ending === undefined) return undefined;
  return settleTennisBet(tip.bet, { winner, ending, sets: sets.length === 0 ? undefined : sets }, tip.facts.bestOf);
}
