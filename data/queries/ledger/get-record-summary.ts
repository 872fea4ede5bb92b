import type { Queryable } from '#data/database/database.ts';
import { genesisHash } from '#domain/ledger/ledger-record.ts';
import { getLedgerEnd, type LedgerEnd } from './get-ledger-end.ts';

/** The whole record in a line. Shares as domain/tip/track-figures.ts has them. */
export interface RecordSummary {
  readonly tips: number;
  readonly reconstructed: number;
  /** Tips of a time at which the site's clock was set. */
  readonly clockSet: number;
  /** Profit by stake, stakes that came back whole left out; null before the first settlement. */
  readonly yield: number | null;
  /** Stakes won by stakes decided, half stakes as halves; null before the first settlement. */
  readonly strikeRate: number | null;
}

/** The sums over the records up to a place in the ledger. */
interface Sums {
  readonly tips: number;
  readonly reconstructed: number;
  readonly clockSet: number;
  readonly profitUnits: number;
  readonly stakeUnits: number;
  readonly decided: number;
  readonly won: number;
}

interface SummedUp {
  readonly end: LedgerEnd;
  readonly sums: Sums;
}

const fromNothing: SummedUp = {
  end: { sequence: 0, hash: genesisHash },
  sums: { tips: 0, reconstructed: 0, clockSet: 0, profitUnits: 0, stakeUnits: 0, decided: 0, won: 0 },
};

/** The sums of this process so far, with the last record that they include; its hash shows whether it is still the same ledger. */
let summedUp = fromNothing;

/**
 * Returns the sums over every tip of the ledger, as it is settled now. The ledger is only added to, so only what has come since the last
 * time is added; to add up a hundred thousand tips takes a tenth of a second.
 */
export async function getRecordSummary(database: Queryable): Promise<RecordSummary> {
  const end = await getLedgerEnd(database);
  const before = summedUp;
  if (before.end.hash === end.hash) return summaryOf(before.sums);
  const added = await addUp(database, before.end, end);
  const sums = added === undefined ? ((await addUp(database, fromNothing.end, end)) as Sums) : total(before.sums, added);
  summedUp = { end, sums };
  return summaryOf(sums);
}

/** Returns the sums over the records after one place up to another; undefined when the ledger does not lead over the first. */
async function addUp(database: Queryable, from: LedgerEnd, to: LedgerEnd): Promise<Sums | undefined> {
  const { rows } = await database.query<Sums & { hashBefore: string | null }>({
    name: 'get-record-summary',
    // A settlement that corrects another takes its place: what the other added is taken away.
    text: `with settled as (
             select s.outcome, s.profit_units, t.stake_units, 1 as sign
             from tip_settlements s join tips t on t.sequence = s.tip_sequence where s.sequence > $1 and s.sequence <= $2
             union all
             select former.outcome, former.profit_units, t.stake_units, -1
             from tip_settlements s join tip_settlements former on former.sequence = s.corrects_sequence
               join tips t on t.sequence = s.tip_sequence where s.sequence > $1 and s.sequence <= $2
           ), summed as (
             select coalesce(sum(sign * profit_units), 0) as "profitUnits",
               coalesce(sum(sign * stake_units) filter (where outcome <> 'void'), 0) as "stakeUnits",
               coalesce(sum(sign * case when outcome in ('won', 'lost') then 1.0::float8 when outcome in ('half-won', 'half-lost') then 0.5 else 0 end), 0)
                 as decided,
               coalesce(sum(sign * case outcome when 'won' then 1.0::float8 when 'half-won' then 0.5 else 0 end), 0) as won
             from settled
           )
           select (select hash from ledger_records where sequence = $1) as "hashBefore",
             count(t.sequence)::int as tips, count(*) filter (where t.origin = 'reconstructed')::int as reconstructed,
             count(*) filter (where t.origin = 'clock-set')::int as "clockSet", summed.*
           from summed left join tips t on t.sequence > $1 and t.sequence <= $2
           group by summed."profitUnits", summed."stakeUnits", summed.decided, summed.won`,
    values: [from.sequence, to.sequence],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('sums without a row');
  const { hashBefore, ...sums } = row;
  return (hashBefore ?? genesisHash) === from.hash ? sums : undefined;
}

function total(before: Sums, added: Sums): Sums {
  return {
    tips: before.tips + added.tips,
    reconstructed: before.reconstructed + added.reconstructed,
    clockSet: before.clockSet + added.clockSet,
    profitUnits: before.profitUnits + added.profitUnits,
    stakeUnits: before.stakeUnits + added.stakeUnits,
    decided: before.decided + added.decided,
    won: before.won + added.won,
  };
}

function summaryOf({ tips, reconstructed, clockSet, profitUnits, stakeUnits, decided, won }: Sums): RecordSummary {
  return {
    tips,
    reconstructed,
    clockSet,
    yield: stakeUnits === 0 ? null : profitUnits / stakeUnits,
    strikeRate: decided === 0 ? null : won / decided,
  };
}
