import type { Queryable } from '#data/database/database.ts';

/** Stores in `tip_closings` the tips that the ledger's records after a sequence settle, settle again or withdraw. */
export async function storeClosings(client: Queryable, after: number): Promise<void> {
  await client.query(
    `insert into tip_closings (tip_sequence, closed_by, closed_at, sport, tournament_id, market, kickoff_utc, decimal_odds, probability, origin, outcome, profit_units)
     select t.sequence, c.sequence, r.published_at, t.sport, t.tournament_id, t.market, t.kickoff_utc, t.decimal_odds, t.probability, t.origin, c.outcome, c.profit_units
     from (
       select s.tip_sequence, s.sequence, s.outcome, s.profit_units from tip_settlements s
       where s.sequence > $1 and not exists (select from tip_settlements later where later.corrects_sequence = s.sequence)
       union all select w.tip_sequence, w.sequence, null, 0 from tip_withdrawals w where w.sequence > $1
     ) c join ledger_records r on r.sequence = c.sequence join tips t on t.sequence = c.tip_sequence
     on conflict (tip_sequence) do update
     set closed_by = excluded.closed_by, closed_at = excluded.closed_at, outcome = excluded.outcome, profit_units = excluded.profit_units`,
    [after],
  );
}
