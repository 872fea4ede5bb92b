import type { Queryable } from '#data/database/database.ts';
import type { Tip, TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { RecordedTip } from '#domain/tip/recorded-tip.ts';
import { ruleVersionOf } from '#domain/tip/tip-rules-register.ts';
import { isNewestOfTip, LedgerConditions, type LedgerFilter } from './ledger-filter.ts';

/** Tip with the values from which the track record is calculated. */
export interface CountedTip extends RecordedTip {
  readonly sequence: number;
  readonly origin: TipOrigin;
}

type Row = readonly [
  sequence: number,
  matchId: number,
  publishedMs: number,
  kickoffMs: number,
  tournament: string,
  market: Tip['market'],
  decimalOdds: number,
  probability: number,
  stakeUnits: number,
  origin: TipOrigin,
  withdrawn: boolean,
  outcome: BetOutcome | null,
  profitUnits: number,
  closingProbability: number | null,
  nextBestOdds: number | null,
  ruleVersion: number | null,
  recordedMs: number,
];

/** Returns the tips of a filter with the values counted in the track record, in the order of the ledger. */
export async function listRecordedTips(database: Queryable, filter: LedgerFilter = {}): Promise<CountedTip[]> {
  const conditions = new LedgerConditions(filter);
  // Rows are arrays and moments are numbers, because a hundred thousand rows may be read at once.
  const { rows } = await database.query<[...Row]>({
    name: conditions.named('list-recorded-tips'),
    rowMode: 'array',
    text: `select t.sequence, t.match_id, round(date_part('epoch', r.published_at) * 1000), round(date_part('epoch', t.kickoff_utc) * 1000),
             t.tournament_id, t.market, t.decimal_odds, t.probability, t.stake_units, t.origin,
             t.sequence in (select tip_sequence from tip_withdrawals), s.outcome, coalesce(s.profit_units, 0), s.closing_probability, n.decimal_odds,
             t.rule_version, round(date_part('epoch', r.recorded_at) * 1000)
           from tips t join ledger_records r on r.sequence = t.sequence left join tip_next_best n on n.tip_sequence = t.sequence left join tip_settlements s on s.tip_sequence = t.sequence and ${isNewestOfTip('s')}
           where ${conditions.where} order by t.sequence`,
    values: conditions.values,
  });
  return rows.map(toCountedTip);
}

function toCountedTip(row: Row): CountedTip {
  const [sequence, matchId, publishedMs, kickoffMs, tournament, market, decimalOdds, probability, stakeUnits, origin, ...result] = row;
  const [withdrawn, outcome, profitUnits, closingProbability, nextBestOdds, namedRule, recordedMs] = result;
  return {
    sequence,
    matchId,
    publishedAt: new Date(publishedMs),
    kickoffUtc: new Date(kickoffMs),
    tournament,
    market,
    decimalOdds,
    probability,
    ruleVersion: ruleVersionOf(namedRule, new Date(recordedMs)),
    stakeUnits,
    origin,
    withdrawn,
    outcome: outcome ?? undefined,
    profitUnits,
    closingProbability: closingProbability ?? undefined,
    nextBestOdds: nextBestOdds ?? undefined,
  };
}
