/** The names and addresses by which pages credit OpenLigaDB, as the Open Database License asks of whoever shows its data. */
export const openLigaDBCredit = {
  source: 'OpenLigaDB',
  address: 'https://www.openligadb.de/',
  licence: 'ODbL 1.0',
  licenceAddress: 'https://opendatacommons.org/licenses/odbl/1-0/',
} as const;
