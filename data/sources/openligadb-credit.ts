/** Names and addresses in the credit of OpenLigaDB on pages, which the Open Database License requires when its data is shown. */
export const openLigaDBCredit = {
  source: 'OpenLigaDB',
  address: 'https://www.openligadb.de/',
  licence: 'ODbL 1.0',
  licenceAddress: 'https://opendatacommons.org/licenses/odbl/1-0/',
} as const;
