import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { RecordedTip } from '#domain/tip/recorded-tip.ts';
import { ruleVersionOf } from '#domain/tip/tip-rules-register.ts';

export interface TeamTip extends RecordedTip {
  readonly origin: TipOrigin;
}

interface Row extends Omit<TeamTip, 'outcome' | 'closingProbability' | 'ruleVersion'> {
  readonly namedRule: number | null;
  readonly recordedAt: Date;
  readonly outcome: BetOutcome | null;
  readonly closingProbability: number | null;
}

/*
 * The ledger knows a match by its number. Those of a club are read under their own indexes and only since the first tip, so that the
 * whole ledger is not.
 */
const ofClub = `
  select id from matches where home_team_id = $1 and kickoff_utc >= (select min(kickoff_utc) from tips)
  union all
  select id from matches where away_team_id = $1 and kickoff_utc >= (select min(kickoff_utc) from tips)`;

/** Returns every tip on a match of a club that the track record counts, in the order of the ledger. */
export async function listTeamTips(database: Queryable, teamId: number): Promise<TeamTip[]> {
  const { rows } = await database.query<Row>({
    name: 'list-team-tips',
    text: `with own as materialized (${ofClub}),
             numbers as (select id from own union all select f.former_id from own join former_match_ids f on f.match_id = own.id)
           select t.match_id as "matchId", r.published_at as "publishedAt", t.kickoff_utc as "kickoffUtc", t.tournament_id as tournament, t.market,
             t.decimal_odds as "decimalOdds", t.probability, t.stake_units as "stakeUnits", t.origin,
             t.rule_version as "namedRule", r.recorded_at as "recordedAt",
             exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence) as withdrawn,
             s.outcome, coalesce(s.profit_units, 0) as "profitUnits", s.closing_probability as "closingProbability"
           from numbers n join tips t on t.match_id = n.id join ledger_records r on r.sequence = t.sequence
           left join lateral (select * from tip_settlements own where own.tip_sequence = t.sequence order by own.sequence desc limit 1) s on true
           order by t.sequence`,
    values: [teamId],
  });
  return rows.map(({ outcome, closingProbability, namedRule, recordedAt, ...tip }) => ({
    ...tip,
    ruleVersion: ruleVersionOf(namedRule, recordedAt),
    outcome: outcome ?? undefined,
    closingProbability: closingProbability ?? undefined,
  }));
}
