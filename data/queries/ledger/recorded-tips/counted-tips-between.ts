import type { Queryable } from '#data/database/database.ts';
import type { Tip, TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import type { RecordedTip } from '#domain/tip/recorded-tip.ts';
import { ruleVersionOf } from '#domain/tip/tip-rules-register.ts';

/** Tip of the ledger with the values counted in the track record. */
export interface CountedTip extends RecordedTip {
  readonly sequence: number;
  readonly origin: TipOrigin;
  /** Sequence and moment of the record that settled or withdrew it, the newest one when it was settled again; undefined while it is open. */
  readonly closedBy: number | undefined;
  readonly closedAt: Date | undefined;
}

/** Fields of a tip that its settlement or withdrawal changes. */
export type Closing = Pick<CountedTip, 'closedBy' | 'closedAt' | 'withdrawn' | 'outcome' | 'profitUnits' | 'closingProbability'>;

const open: Closing = {
  closedBy: undefined,
  closedAt: undefined,
  withdrawn: false,
  outcome: undefined,
  profitUnits: 0,
  closingProbability: undefined,
};

type TipRow = readonly [
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
  nextBestOdds: number | null,
  ruleVersion: number | null,
  recordedMs: number,
];

/** Returns the tips of the records after one up to another, in their order, as they are while open. */
export async function listTipsBetween(database: Queryable, after: number, until: number): Promise<CountedTip[]> {
  // Rows are arrays and moments are numbers, because a hundred thousand rows may be read.
  const { rows } = await database.query<[...TipRow]>({
    name: 'list-tips-between',
    rowMode: 'array',
    text: `select t.sequence, t.match_id, ${milliseconds('r.published_at')}, ${milliseconds('t.kickoff_utc')}, t.tournament_id, t.market, t.decimal_odds,
             t.probability, t.stake_units, t.origin, n.decimal_odds, t.rule_version, ${milliseconds('r.recorded_at')}
           from tips t join ledger_records r on r.sequence = t.sequence left join tip_next_best n on n.tip_sequence = t.sequence
           where t.sequence > $1 and t.sequence <= $2 order by t.sequence`,
    values: [after, until],
  });
  const [moment, text] = sharing();
  return rows.map((row) => {
    const [sequence, matchId, publishedMs, kickoffMs, tournament, market, decimalOdds, probability, stakeUnits, origin, ...rest] = row;
    const [nextBestOdds, namedRule, recordedMs] = rest;
    return {
      sequence,
      matchId,
      publishedAt: moment(publishedMs),
      kickoffUtc: moment(kickoffMs),
      tournament: text(tournament),
      market: text(market),
      decimalOdds,
      probability,
      ruleVersion: ruleVersionOf(namedRule, moment(recordedMs)),
      stakeUnits,
      origin: text(origin),
      nextBestOdds: nextBestOdds ?? undefined,
      ...open,
    };
  });
}

type ClosingRow = readonly [
  tipSequence: number,
  closedBy: number,
  closedMs: number,
  outcome: BetOutcome | null,
  profitUnits: number,
  closingProbability: number | null,
];

/** Returns the settlements and withdrawals of the records after one up to another, in their order, each with the sequence of its tip. */
export async function listClosingsBetween(
  database: Queryable,
  after: number,
  until: number,
): Promise<(readonly [tipSequence: number, closing: Closing])[]> {
  const { rows } = await database.query<[...ClosingRow]>({
    name: 'list-closings-between',
    rowMode: 'array',
    text: `select c.tip_sequence, r.sequence, ${milliseconds('r.published_at')}, c.outcome, c.profit_units, c.closing_probability
           from (
             select sequence, tip_sequence, outcome, profit_units, closing_probability from tip_settlements where sequence > $1 and sequence <= $2
             union all select sequence, tip_sequence, null, 0, null from tip_withdrawals where sequence > $1 and sequence <= $2
           ) c join ledger_records r on r.sequence = c.sequence
           order by r.sequence`,
    values: [after, until],
  });
  const [moment, text] = sharing();
  return rows.map(([tipSequence, closedBy, closedMs, outcome, profitUnits, closingProbability]) => [
    tipSequence,
    {
      closedBy,
      closedAt: moment(closedMs),
      withdrawn: outcome === null,
      outcome: outcome === null ? undefined : text(outcome),
      profitUnits,
      closingProbability: closingProbability ?? undefined,
    },
  ]);
}

/** Returns the SQL of a moment as milliseconds since 1970. */
function milliseconds(column: string): string {
  return `round(date_part('epoch', ${column}) * 1000)`;
}

/** Returns functions that return one object for equal moments, in milliseconds since 1970, and for equal texts: tips have many in common. */
function sharing(): [moment: (ms: number) => Date, text: <Text extends string>(text: Text) => Text] {
  const moments = new Map<number, Date>();
  const texts = new Map<string, string>();
  const taken = <Key, Value>(known: Map<Key, Value>, key: Key, made: () => Value) => {
    const value = known.get(key) ?? made();
    known.set(key, value);
    return value;
  };
  return [(ms) => taken(moments, ms, () => new Date(ms)), <Text extends string>(text: Text) => taken(texts, text, () => text) as Text];
}
