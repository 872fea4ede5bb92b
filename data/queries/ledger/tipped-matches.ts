/**
 * Returns the SQL of the present ids of matches with a tip that was not withdrawn. Their kick-off at the time of the tip was in a span or within a day of
 * it. A tip keeps the kick-off that its match had; one whose match moved by more than a day is withdrawn.
 */
export const tippedMatches = (fromParameter: string, toParameter: string) => `
  select coalesce(f.match_id, t.match_id) from tips t left join former_match_ids f on f.former_id = t.match_id
  where t.kickoff_utc >= ${fromParameter}::timestamptz - interval '1 day' and t.kickoff_utc < ${toParameter}::timestamptz + interval '1 day'
    and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)`;
