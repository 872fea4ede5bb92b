/** The tables of data/tables/ledger.ts, which are only added to. */
export const ledgerTables: readonly string[] = ['ledger_records', 'tips', 'tip_withdrawals', 'tip_settlements', 'model_registrations'];
