/** Tables of data/tables/opinions/ledger.ts, and the predictions whose roots are in them; rows are only ever added to them. */
export const ledgerTables: readonly string[] = [
  'ledger_records',
  'tips',
  'tip_withdrawals',
  'tip_settlements',
  'model_registrations',
  'prediction_roots',
  'predictions',
];

/** Tables to which rows are only ever added: those of the ledger, and the decisions of operators (data/tables/audit.ts). */
export const guardedTables: readonly string[] = [...ledgerTables, 'audit'];
