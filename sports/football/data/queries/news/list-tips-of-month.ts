import type { Queryable } from '#data/database/database.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';

/** A tip that was recorded before its match. */
export interface TipOfMonth {
  readonly market: string;
  readonly line: number;
  readonly selection: string;
  readonly decimalOdds: number;
  /** Null until it is settled. */
  readonly outcome: BetOutcome | null;
  readonly slug: string | null;
  readonly homeSlug: string | null;
  readonly homeName: string;
  readonly awaySlug: string | null;
  readonly awayName: string;
}

/**
 * Returns the tips on matches of football that begin in [from, to) by their latest settlement, in the order of the matches; none that were withdrawn
 * or computed afterwards.
 */
export async function listTipsOfMonth(database: Queryable, from: Date, to: Date): Promise<TipOfMonth[]> {
  const { rows } = await database.query<TipOfMonth>({
    name: 'list-tips-of-month',
    text: `select t.market, t.line, t.selection, t.decimal_odds as "decimalOdds", latest.outcome, m.slug, h.slug as "homeSlug",
             t.home_club_name as "homeName", a.slug as "awaySlug", t.away_club_name as "awayName"
           from tips t
           left join lateral (
             select s.outcome from tip_settlements s where s.tip_sequence = t.sequence order by s.sequence desc limit 1
           ) latest on true
           left join matches m on m.id = t.match_id left join teams h on h.id = t.home_club_id left join teams a on a.id = t.away_club_id
           where t.kickoff_utc >= $1 and t.kickoff_utc < $2 and t.origin <> 'reconstructed' and t.sport is null
             and not exists (select from tip_withdrawals w where w.tip_sequence = t.sequence)
           order by t.kickoff_utc, t.sequence`,
    values: [from, to],
  });
  return rows;
}
