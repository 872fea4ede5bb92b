import type { Database } from '#data/database/database.ts';
import { withTriggersOff } from './with-triggers-off.ts';

/** Empties the ledger, which no command of the site can do. */
export async function emptyLedger(database: Database): Promise<void> {
  await withTriggersOff(database, (client) =>
    client.query(
      'truncate ledger_records, tips, tip_withdrawals, tip_next_best, tip_closings, ledger_checkpoints, ledger_cosignatures, tip_settlements, model_registrations, prediction_roots, predictions, prediction_outcomes, prediction_sums, prediction_quarters',
    ),
  );
}
