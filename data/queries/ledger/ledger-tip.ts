import { ledgerColumns, selectMembers } from '#data/ledger/ledger-columns.ts';
import type { FirstSportTip, TipSettlement, TwoSidedTipOf, WithdrawalReason } from '#domain/ledger/ledger-record.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { firstSport, TwoSidedSport } from '#domain/sports/sport.ts';
import type { FactsOf, PlayOf, ReasonOf } from '#domain/sports/sport-types.ts';

/** Tip as pages show it: as recorded, with its outcome, and with the present names of its match. */
export type LedgerTip = FirstSportLedgerTip | TwoSidedLedgerTip;
export type FirstSportLedgerTip = Omit<FirstSportTip, 'reasons'> & { readonly reasons: readonly ReasonOf<typeof firstSport>[] } & InLedger;
export type TwoSidedLedgerTip = {
  [Name in TwoSidedSport]: Omit<TwoSidedTipOf<Name>, 'reasons'> & { readonly reasons: readonly ReasonOf<Name>[] } & InLedger;
}[TwoSidedSport];

interface InLedger {
  readonly sequence: number;
  readonly hash: string;
  readonly publishedAt: Date;
  readonly recordedAt: Date;
  /** Present state of the match; null when it is no longer stored. */
  readonly match: LedgerMatch | null;
  readonly tournament: LedgerTournament | null;
  readonly withdrawal: { readonly sequence: number; readonly publishedAt: Date; readonly reason: WithdrawalReason } | null;
  /** Newest settlement. */
  readonly settlement: LedgerSettlement | null;
}

/** Match of a tip, with names in the requested language. */
export interface LedgerMatch {
  readonly id: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly halfTimeHome: number | null;
  readonly halfTimeAway: number | null;
  readonly fullTimeHome: number | null;
  readonly fullTimeAway: number | null;
  readonly extraTimeHome: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeName: string;
  readonly homeRowName: string;
  readonly awayName: string;
  readonly awayRowName: string;
  /** In tennis and basketball, the play from the start of the match until the tip is settled; otherwise null. */
  readonly play: PlayOf<TwoSidedSport> | null;
  readonly facts: FactsOf<TwoSidedSport> | null;
}

interface LedgerTournament {
  readonly numericId: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly countryCode: string;
  readonly region: string;
}

export interface LedgerSettlement extends TipSettlement {
  readonly sequence: number;
  readonly publishedAt: Date;
}

/** SQL of the joined members of a tip, by path, which is also the column's name; `toLedgerTip` builds the tip from them. */
const members = {
  'match.id': 'm.id',
  'match.slug': 'm.slug',
  'match.kickoffUtc': 'm.kickoff_utc',
  'match.kickoffKnown': 'm.kickoff_known',
  'match.status': 'm.status',
  'match.period': 'm.period',
  'match.minute': 'm.minute',
  'match.addedMinute': 'm.added_minute',
  'match.homeGoals': 'm.home_goals',
  'match.awayGoals': 'm.away_goals',
  'match.halfTimeHome': 'm.half_time_home',
  'match.halfTimeAway': 'm.half_time_away',
  'match.fullTimeHome': 'm.full_time_home',
  'match.fullTimeAway': 'm.full_time_away',
  'match.extraTimeHome': 'm.extra_time_home',
  'match.penaltiesHome': 'm.penalties_home',
  'match.penaltiesAway': 'm.penalties_away',
  'match.homeName': 'coalesce(hn.name, h.name)',
  'match.homeRowName': 'coalesce(hn.row_name, h.row_name)',
  'match.awayName': 'coalesce(an.name, a.name)',
  'match.awayRowName': 'coalesce(an.row_name, a.row_name)',
  'match.play': "case when m.status in ('live', 'finished') and s.sequence is null then m.play end",
  'match.facts': "case when m.status in ('live', 'finished') and s.sequence is null then m.facts end",
  'tournament.numericId': 'c.numeric_id',
  'tournament.name': 'c.name',
  'tournament.slug': 'c.slug',
  'tournament.categorySlug': 'c.category_slug',
  'tournament.countryCode': 'co.code',
  'tournament.region': 'co.region',
  'withdrawal.sequence': 'w.sequence',
  'withdrawal.publishedAt': 'wr.published_at',
  'withdrawal.reason': 'w.reason',
  'settlement.sequence': 's.sequence',
  'settlement.publishedAt': 's.published_at',
};

/** Columns of a tip `t`, for a query with `ledgerTipJoins`. */
export const ledgerTipColumns = [
  't.sequence',
  selectMembers('tip', 't'),
  'r.hash, r.published_at as "publishedAt", r.recorded_at as "recordedAt"',
  ...Object.entries(members).map(([path, column]) => `${column} as "${path}"`),
  selectMembers('settlement', 's').replaceAll(' as "', ' as "settlement.'),
].join(', ');

/** Joins the records, match, competition, withdrawal and settlement of a tip `t`, with names in the locale of the given parameter. */
export const ledgerTipJoins = (localeParameter: string) => `
  join ledger_records r on r.sequence = t.sequence
  left join former_match_ids f on f.former_id = t.match_id
  left join matches m on m.id = coalesce(f.match_id, t.match_id)
  left join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = ${localeParameter}
  left join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = ${localeParameter}
  left join tournaments c on c.id = t.tournament_id left join countries co on co.id = c.country_id
  left join tip_withdrawals w on w.tip_sequence = t.sequence left join ledger_records wr on wr.sequence = w.sequence
  left join lateral (
    select newest.*, nr.published_at from tip_settlements newest join ledger_records nr on nr.sequence = newest.sequence
    where newest.tip_sequence = t.sequence order by newest.sequence desc limit 1
  ) s on true`;

export type LedgerTipRow = Readonly<Record<string, unknown>>;

const ownMembers = ['sequence', 'hash', 'publishedAt', 'recordedAt', ...Object.keys(ledgerColumns.tip)];

/** Columns of the parts joined to a tip, by name; a part is absent when the first of its columns is null. */
const partsOfTip = ['match', 'tournament', 'withdrawal', 'settlement'].map((part) => {
  const paths = [...Object.keys(members), ...Object.keys(ledgerColumns.settlement).map((member) => `settlement.${member}`)];
  const columns = [...new Set(paths)].filter((path) => path.startsWith(`${part}.`));
  return { part, columns: columns.map((path) => ({ path, member: path.slice(part.length + 1) })) };
});

/** Returns the tip of a row with `ledgerTipColumns`. */
export function toLedgerTip(row: LedgerTipRow): LedgerTip {
  const tip: Record<string, unknown> = {};
  for (const member of ownMembers) tip[member] = row[member];
  for (const { part, columns } of partsOfTip) {
    const isThere = row[columns[0]?.path as string] !== null;
    tip[part] = isThere ? Object.fromEntries(columns.map(({ path, member }) => [member, row[path]])) : null;
  }
  return tip as unknown as LedgerTip;
}
