/** A file of the catalogue is wrong; the message names the file and the field. */
export class CatalogueError extends Error {
  readonly code = 'CATALOGUE';
  override readonly name = 'CatalogueError';
}
