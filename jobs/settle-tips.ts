import type { NewSettlement } from '#data/commands/ledger/record-settlements.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { listOpenTips, listTipsToCorrect, type SettlementBasis, type TipToSettle } from '#data/queries/ledger/list-tips-to-settle.ts';
import type { TipWithdrawal } from '#domain/ledger/ledger-record.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { quotedBetOf } from '#domain/sports/markets-of-sports.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import { settleTip } from '#domain/tip/settle-tip.ts';
import { closingPrice } from './forecasting/closing-price.ts';

/** The number of days for which a corrected result settles its tips again; later rulings of a league are entered by hand. */
const daysOfCorrection = 60;
const dayMs = 86_400_000;
/** A match that is moved by more than a day from its announced hour is treated as postponed, even if its feed does not say so. */
const dayLateMs = dayMs;

/** Limit for settling the tips of a past day afterwards, when later results are already stored. */
export interface PastSettlement {
  /** Only matches that began before this moment are treated as over. */
  readonly kickedOffBefore: Date;
}

/**
 * Records the outcomes of tips: settlements of the matches that are over, withdrawals of those that are postponed or gone, and a new
 * settlement when a result was corrected. Returns the number of records written.
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

/**
 * Returns the withdrawal of a tip whose match is gone or postponed, as a list of one; an empty list otherwise. Readers who took the tip have their
 * stake back, or a bet on a match of another day.
 */
function toWithdrawal(tip: TipToSettle): TipWithdrawal[] {
  if (tip.basis === null) return [{ tipSequence: tip.sequence, reason: 'fixture-gone' }];
  const movedMs = Math.abs((tip.presentKickoffUtc?.getTime() ?? 0) - tip.kickoffUtc.getTime());
  const isMoved = tip.basis.matchStatus === 'postponed' || movedMs > dayLateMs;
  return isMoved ? [{ tipSequence: tip.sequence, reason: 'postponed' }] : [];
}

async function withClosingPrices(database: Database, tips: readonly TipToSettle[], now: Date): Promise<NewSettlement[]> {
  const ids = [...new Set(tips.flatMap(({ presentMatchId }) => presentMatchId ?? []))];
  const quotes = Map.groupBy(ids.length === 0 ? [] : await listQuotesOfMatches<AnyMarket>(database, ids, now), ({ matchId }) => matchId);
  return tips.flatMap((tip) => {
    const outcome = outcomeOf(tip);
    if (outcome === undefined || isSettledSo(tip, outcome)) return [];
    const ofMatch = quotes.get(tip.presentMatchId as number) ?? [];
    return [
      {
        tipSequence: tip.sequence,
        outcome,
        ...(tip.basis as SettlementBasis),
        ...closingPrice(quotedBetOf(betOf(tip)), ofMatch),
        correctsSequence: tip.settledBy,
      },
    ];
  });
}

/**
 * Returns true when a tip is already settled with this outcome. A score that is reported in parts may gain a part later without changing
 * the outcome.
 */
function isSettledSo({ settledAs, basis }: TipToSettle, outcome: BetOutcome): boolean {
  return basis?.play != null && settledAs === outcome;
}

function betOf({ market, line, selection }: TipToSettle): AnyBet {
  return { market, line, selection } as AnyBet;
}

function outcomeOf(tip: TipToSettle): BetOutcome | undefined {
  const { matchStatus: status, ...score } = tip.basis as SettlementBasis;
  const rules = rulesOf<Sport>(sportOfTip(tip));
  const play = rules.playOf({
    ...score,
    status,
    period: null,
    fullTimeHome: score.homeGoals,
    fullTimeAway: score.awayGoals,
    extraTimeHome: null,
  });
  return settleTip(rules, betOf(tip), { status, play, facts: tip.facts ?? {} });
}
