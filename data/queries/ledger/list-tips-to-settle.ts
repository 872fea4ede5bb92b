import type { Queryable } from '#data/database/database.ts';
import { selectMembers } from '#data/ledger/ledger-columns.ts';
import { goals90 as goalsAfter90 } from '#data/queries/match/goals-90.ts';
import type { Tip, TipSettlement } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { FactsOf } from '#domain/sports/sport-types.ts';
import { isNewestOfTip } from './ledger-filter.ts';

/**
 * Facts of a match that determine a settlement, as the settlement records them. In football these are its status, and its goals after ninety minutes and
 * at half-time; in other sports its status and score.
 */
export type SettlementBasis = Pick<TipSettlement, 'matchStatus' | 'homeGoals' | 'awayGoals' | 'halfTimeHome' | 'halfTimeAway' | 'play'>;

/** Tip that is to be settled, or whose settlement is to be corrected, with the present state of its match. */
export type TipToSettle = Tip & PresentMatch;

interface PresentMatch {
  readonly sequence: number;
  /** Present id of the match; null when it is no longer stored. */
  readonly presentMatchId: number | null;
  /** Present kick-off of the match. */
  readonly presentKickoffUtc: Date | null;
  /** Newest settlement, to be corrected; null for an open tip. */
  readonly settledBy: number | null;
  /** Outcome of that settlement. */
  readonly settledAs: BetOutcome | null;
  /** Null in football. */
  readonly facts: FactsOf<Sport> | null;
  /** Null when the match is no longer stored. */
  readonly basis: SettlementBasis | null;
}

type Row = Tip & Omit<PresentMatch, 'basis'> & SettlementBasis;

const goals90 = (side: 'home' | 'away') => `case when t.sport is null then ${goalsAfter90(side)} end`;

const columns = `t.sequence, ${selectMembers('tip', 't')}, m.id as "presentMatchId", m.kickoff_utc as "presentKickoffUtc",
  m.status as "matchStatus", ${goals90('home')} as "homeGoals", ${goals90('away')} as "awayGoals",
  m.half_time_home as "halfTimeHome", m.half_time_away as "halfTimeAway", case when t.sport is not null then m.play end as play, m.facts`;

const presentMatch =
  'left join former_match_ids f on f.former_id = t.match_id left join matches m on m.id = coalesce(f.match_id, t.match_id)';

/**
 * Returns the tips that are neither settled nor withdrawn and for which something is due: their match is over, postponed, moved to another day, or no
 * longer stored.
 *
 * @param kickedOffBefore a match that is over is included only if it began before this moment; for going through a past whose results are known
 */
export async function listOpenTips(database: Queryable, kickedOffBefore: Date): Promise<TipToSettle[]> {
  const { rows } = await database.query<Row>({
    name: 'list-open-tips',
    text: `select ${columns}, null as "settledBy", null as "settledAs" from tips t ${presentMatch}
           where not exists (select 1 from tip_settlements s where s.tip_sequence = t.sequence)
             and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
             and (m.id is null or m.status in ('postponed', 'cancelled') or abs(extract(epoch from m.kickoff_utc - t.kickoff_utc)) > 86400
               or (m.status not in ('scheduled', 'live', 'awaited') and m.kickoff_utc < $1))
           order by t.sequence`,
    values: [kickedOffBefore],
  });
  return rows.map(toTipToSettle);
}

/**
 * Returns settled tips whose match has another result now than when they were settled, of matches that began since a moment. A different half-time score
 * matters only for bets on it, because some feeds give that score later.
 */
export async function listTipsToCorrect(database: Queryable, kickedOffSince: Date): Promise<TipToSettle[]> {
  const { rows } = await database.query<Row>({
    name: 'list-tips-to-correct',
    text: `select ${columns}, s.sequence as "settledBy", s.outcome as "settledAs"
           from tips t ${presentMatch}
             join tip_settlements s on s.tip_sequence = t.sequence and ${isNewestOfTip('s')}
           where t.kickoff_utc >= $1 and m.status in ('finished', 'awarded', 'abandoned', 'cancelled')
             and ((m.status, ${goals90('home')}, ${goals90('away')}) is distinct from (s.match_status, s.home_goals, s.away_goals)
               or t.sport is not null and m.play is distinct from s.play
               or t.market = 'half-time-result'
                 and (m.half_time_home, m.half_time_away) is distinct from (s.half_time_home, s.half_time_away))
           order by t.sequence`,
    values: [kickedOffSince],
  });
  return rows.map(toTipToSettle);
}

function toTipToSettle({ matchStatus, homeGoals, awayGoals, halfTimeHome, halfTimeAway, play, ...tip }: Row): TipToSettle {
  const basis = { matchStatus, homeGoals, awayGoals, halfTimeHome, halfTimeAway, play };
  return { ...tip, basis: tip.presentMatchId === null ? null : basis };
}
