import type { NewSettlement } from '#data/commands/ledger/record-settlements.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import {
  type CourtTipToSettle,
  type FootballTipToSettle,
  listOpenTips,
  listTipsToCorrect,
  type SettlementBasis,
  type TipToSettle,
} from '#data/queries/ledger/list-open-tips.ts';
import type { TipWithdrawal } from '#domain/ledger/ledger-record.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import type { QuotedBet } from '#domain/odds/chance-by-odds.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import { quotedBetOf } from '#domain/odds/quoted-bet-of.ts';
import { courtBetsOfLine } from '#domain/sports/court-markets.ts';
import type { CourtMarket } from '#domain/sports/court-sports.ts';
import { type CourtBetToSettle, settleCourtTip } from '#domain/sports/settle-court-tip.ts';
import { settleTip } from '#domain/tip/settle-tip.ts';
import { closingPrice } from './forecasting/closing-price.ts';

/** The number of days for which a corrected result settles its tips again; later rulings of a league are entered by hand. */
const daysOfCorrection = 60;
const dayMs = 86_400_000;
/** A match that was announced for a day and has not begun a day after its hour is postponed, whatever its feed says. */
const dayLateMs = dayMs;

/** The moment up to which a past is settled whose results are stored already. */
export interface PastSettlement {
  /** Matches that began later are not over yet. */
  readonly kickedOffBefore: Date;
}

/**
 * Writes what became of tips: settlements of the matches that are over, withdrawals of those that are postponed or gone, and a new
 * settlement where a result was corrected. Gives how many records were written.
 */
export async function settleTips(database: Database, now: Date, past?: PastSettlement): Promise<number> {
  const kickedOffBefore = past?.kickedOffBefore ?? now;
  const open = await listOpenTips(database, kickedOffBefore);
  const corrected = past === undefined ? await listTipsToCorrect(database, new Date(now.getTime() - daysOfCorrection * dayMs)) : [];
  const withdrawn = open.flatMap(toWithdrawal);
  const gone = new Set(withdrawn.map(({ tipSequence }) => tipSequence));
  const settled = await withClosingPrices(
    database,
    [...open, ...corrected].filter(({ sequence }) => !gone.has(sequence)),
    now,
  );
  return inTransaction(database, async (client) => {
    const withdrawals = await recordWithdrawals(client, withdrawn, now);
    const settlements = await recordSettlements(client, settled, now);
    return withdrawals.length + settlements.length;
  });
}

/** Withdraws the tip on a postponed match, for those who followed it have their stake back or a bet on another day's match. */
function toWithdrawal(tip: TipToSettle): TipWithdrawal[] {
  if (tip.basis === null) return [{ tipSequence: tip.sequence, reason: 'fixture-gone' }];
  const movedMs = Math.abs((tip.presentKickoffUtc?.getTime() ?? 0) - tip.kickoffUtc.getTime());
  const isMoved = tip.basis.matchStatus === 'postponed' || movedMs > dayLateMs;
  return isMoved ? [{ tipSequence: tip.sequence, reason: 'postponed' }] : [];
}

async function withClosingPrices(database: Database, tips: readonly TipToSettle[], now: Date): Promise<NewSettlement[]> {
  const ids = [...new Set(tips.flatMap(({ presentMatchId }) => presentMatchId ?? []))];
  const quotes = Map.groupBy(
    ids.length === 0 ? [] : await listQuotesOfMatches<Market | CourtMarket>(database, ids, now),
    ({ matchId }) => matchId,
  );
  return tips.flatMap((tip) => {
    const outcome = outcomeOf(tip);
    if (outcome === undefined || isSettledSo(tip, outcome)) return [];
    const ofMatch = quotes.get(tip.presentMatchId as number) ?? [];
    return [
      {
        tipSequence: tip.sequence,
        outcome,
        ...(tip.basis as SettlementBasis),
        ...closingPrice(quotedBet(tip), ofMatch),
        correctsSequence: tip.settledBy,
      },
    ];
  });
}

/** The score of another sport is told in parts, and a part that comes later changes no outcome. */
function isSettledSo({ sport, settledAs }: TipToSettle, outcome: BetOutcome): boolean {
  return sport != null && settledAs === outcome;
}

function quotedBet({ sport, market, line, selection }: TipToSettle): QuotedBet<Market | CourtMarket> {
  if (sport == null) return quotedBetOf(market as Market, line, selection);
  const at = courtBetsOfLine(market, line).findIndex((bet) => bet.selection === selection);
  return { market, line, at, winners: 1 };
}

function outcomeOf(tip: TipToSettle): BetOutcome | undefined {
  return tip.sport == null ? footballOutcomeOf(tip) : courtOutcomeOf(tip);
}

function courtOutcomeOf({ sport, market, line, selection, facts, basis }: CourtTipToSettle): BetOutcome | undefined {
  const { matchStatus, play = null } = basis as SettlementBasis;
  const bet = courtBetsOfLine(market, line).find((each) => each.selection === selection);
  return settleCourtTip({ sport, bet, play, facts } as CourtBetToSettle, matchStatus);
}

function footballOutcomeOf({ market, line, selection, basis }: FootballTipToSettle): BetOutcome | undefined {
  const { matchStatus, homeGoals, awayGoals, halfTimeHome, halfTimeAway } = basis as SettlementBasis;
  return settleTip({ market, line, selection } as Bet, {
    status: matchStatus,
    ...(homeGoals === null || awayGoals === null ? {} : { goals90: { home: homeGoals, away: awayGoals } }),
    ...(halfTimeHome === null || halfTimeAway === null ? {} : { halfTime: { home: halfTimeHome, away: halfTimeAway } }),
  });
}
