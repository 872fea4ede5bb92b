import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import type { Tip } from '#domain/ledger/ledger-record.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { type StoredMatch, storedOf } from './check-matches.ts';
import { type SaturdayTip, tips } from './saturday.ts';

/** Writes the tips of the Saturday into the ledger. @throws Error when one is not accepted, as after its match's kick-off */
export async function recordSaturdayTips(db: Database, stored: readonly StoredMatch[], now: Date): Promise<void> {
  const written = tips.map((tip): Tip => {
    const match = storedOf(stored, tip.match);
    if (match === undefined) throw new Error(`${tip.match.home.slug}–${tip.match.away.slug} is not stored, and cannot be tipped`);
    return aTip({
      ...tip.bet,
      matchId: match.id,
      tournamentId: 'germany.bundesliga',
      season: '2026-27',
      homeClubName: tip.match.home.name,
      awayClubName: tip.match.away.name,
      kickoffUtc: match.kickoff,
      decimalOdds: tip.decimalOdds,
      quotedAt: now,
      stakeUnits: 1,
      origin: 'clock-set',
    });
  });
  const records = await inTransaction(db, (client) => recordTips(client, written, now));
  if (records.length !== tips.length) throw new Error(`${records.length} of ${tips.length} tips were taken`);
}

interface FoundTip {
  readonly home: string;
  readonly market: string;
  readonly outcomes: readonly string[];
  readonly profit: number | null;
  readonly withdrawn: string | null;
  /** True when every settlement after the first names the one that it corrects. */
  readonly isChained: boolean;
}

/** Compares the outcome of each tip with that calculated by hand, and checks every hash of the ledger; adds differences to `faults`. */
export async function checkTips(database: Queryable, faults: string[]): Promise<{ tips: number; settlements: number; withdrawn: number }> {
  const { rows } = await database.query<FoundTip>(
    `select h.slug as home, t.market, w.reason as withdrawn,
       coalesce(array_agg(s.outcome order by s.sequence) filter (where s.sequence is not null), '{}') as outcomes,
       (array_agg(s.profit_units order by s.sequence desc))[1]::float8 as profit,
       coalesce(bool_and(s.corrects_sequence is not distinct from s.before), true) as "isChained"
     from tips t join matches m on m.id = t.match_id join teams h on h.id = m.home_team_id
       left join tip_withdrawals w on w.tip_sequence = t.sequence
       left join (select *, lag(sequence) over (partition by tip_sequence order by sequence) as before from tip_settlements) s
         on s.tip_sequence = t.sequence
     group by t.sequence, h.slug, t.market, w.reason order by t.sequence`,
  );
  for (const tip of tips) checkTip(tip, rows, faults);
  if (rows.length !== tips.length) faults.push(`${rows.length} tips are in the ledger, not ${tips.length}`);
  const { faults: ofLedger } = await verifyLedger(database);
  for (const fault of ofLedger) faults.push(`the ledger is not whole: ${JSON.stringify(fault)}`);
  return {
    tips: rows.length,
    settlements: rows.reduce((sum, { outcomes }) => sum + outcomes.length, 0),
    withdrawn: rows.filter(({ withdrawn }) => withdrawn !== null).length,
  };
}

function checkTip(tip: SaturdayTip, rows: readonly FoundTip[], faults: string[]): void {
  const { match, bet, outcomes, profit } = tip;
  const name = `the tip ${bet.market} ${bet.selection} on ${match.home.slug}–${match.away.slug}`;
  const found = rows.find(({ home, market }) => home === match.home.slug && market === bet.market);
  if (found === undefined) return void faults.push(`${name} is not in the ledger`);
  if (found.outcomes.join() !== outcomes.join()) faults.push(`${name} was settled as [${found.outcomes}], not [${outcomes}]`);
  if (Math.abs((found.profit ?? 0) - profit) > 1e-9) faults.push(`${name} brought ${found.profit}, not ${profit}`);
  if (!found.isChained) faults.push(`${name} has a settlement that does not name the one that it corrects`);
  const withdrawn = outcomes.length === 0 ? 'postponed' : null;
  if (found.withdrawn !== withdrawn) faults.push(`${name} is withdrawn as ${found.withdrawn}, not as ${withdrawn}`);
}
