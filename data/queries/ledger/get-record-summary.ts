import type { Queryable } from '#data/database/database.ts';
import { genesisHash } from '#domain/ledger/ledger-record.ts';
import { getLedgerEnd, type LedgerEnd } from './get-ledger-end.ts';

/** The main figures of all tips in the ledger, defined as in domain/tip/track-figures.ts. */
export interface RecordSummary {
  readonly tips: number;
  readonly reconstructed: number;
  /** Tips published while the site's clock was set to a time other than the real one. */
  readonly clockSet: number;
  /** Profit per unit staked, void tips left out; null while no stake counts. */
  readonly yield: number | null;
  /** The share of decided stakes that won, half-won and half-lost tips counted as half a stake; null while none is decided. */
  readonly strikeRate: number | null;
}

/** Sums over a range of ledger records. */
interface Sums {
  readonly tips: number;
  readonly reconstructed: number;
  readonly clockSet: number;
  readonly profitUnits: number;
  readonly stakeUnits: number;
  readonly decided: number;
  readonly won: number;
}

interface CachedSums {
  readonly end: LedgerEnd;
  readonly sums: Sums;
}

const emptyLedger: CachedSums = {
  end: { sequence: 0, hash: genesisHash },
  sums: { tips: 0, reconstructed: 0, clockSet: 0, profitUnits: 0, stakeUnits: 0, decided: 0, won: 0 },
};

/** The sums that this process computed last, with the last record that they include; its hash shows whether it is still the same ledger. */
let cachedSums = emptyLedger;

/**
 * Returns the figures of every tip in the ledger, as settled now. Records are only ever added, so each call adds only those that are newer
 * than the sums of the call before; to add up a hundred thousand tips takes a tenth of a second.
 */
export async function getRecordSummary(database: Queryable): Promise<RecordSummary> {
  const end = await getLedgerEnd(database);
  const before = cachedSums;
  if (before.end.hash === end.hash) return summaryOf(before.sums);
  const added = await addUp(database, before.end, end);
  const sums = added === undefined ? ((await addUp(database, emptyLedger.end, end)) as Sums) : total(before.sums, added);
  cachedSums = { end, sums };
  return summaryOf(sums);
}

/** Returns the sums over the records after `from`, up to and including `to`; undefined when the ledger does not hold `from`. */
async function addUp(database: Queryable, from: LedgerEnd, to: LedgerEnd): Promise<Sums | undefined> {
  const { rows } = await database.query<Sums & { hashBefore: string | null }>({
    name: 'get-record-summary',
    // A settlement that corrects an earlier one replaces it: the figures of the earlier one are subtracted.
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
