import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { RecordedTip } from '#domain/tip/recorded-tip.ts';
import { LedgerConditions, type LedgerFilter } from './ledger-filter.ts';

export interface CountedTip extends RecordedTip {
  readonly sequence: number;
  readonly origin: TipOrigin;
}

interface Row extends Omit<CountedTip, 'outcome' | 'closingProbability'> {
  readonly outcome: BetOutcome | null;
  readonly closingProbability: number | null;
}

/** The tips of a filter as the track record counts them, in the order of the ledger. */
export async function listRecordedTips(database: Queryable, filter: LedgerFilter = {}): Promise<CountedTip[]> {
  const asked = new LedgerConditions(filter);
  const { rows } = await database.query<Row>({
    name: asked.named('list-recorded-tips'),
    text: `select t.sequence, t.match_id as "matchId", r.published_at as "publishedAt", t.kickoff_utc as "kickoffUtc",
             t.tournament_id as tournament, t.market, t.decimal_odds as "decimalOdds", t.probability, t.stake_units as "stakeUnits", t.origin,
             s.outcome, coalesce(s.profit_units, 0) as "profitUnits", s.closing_probability as "closingProbability"
           from tips t join ledger_records r on r.sequence = t.sequence
             left join tip_settlements s on s.tip_sequence = t.sequence
               and not exists (select 1 from tip_settlements c where c.corrects_sequence = s.sequence)
           where ${asked.where} order by t.sequence`,
    values: asked.values,
  });
  return rows.map(({ outcome, closingProbability, ...tip }) => ({
    ...tip,
    outcome: outcome ?? undefined,
    closingProbability: closingProbability ?? undefined,
  }));
}
