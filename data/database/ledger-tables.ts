/** The tables of data/tables/ledger.ts, and the predictions whose roots it has; they are only added to. */
export const ledgerTables: readonly string[] = [
  'ledger_records',
  'tips',
  'tip_withdrawals',
  'tip_settlements',
  'model_registrations',
  'prediction_roots',
  'predictions',
];
