/** Error in a file of the catalogue; the message names the file and the field. */
export class CatalogueError extends Error {
  readonly code = 'CATALOGUE';
  override readonly name = 'CatalogueError';
}
