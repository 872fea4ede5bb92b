/** The files of a build that a document names. */
export interface DocumentAssets {
  /** Id of the build, by which an open page finds that there is a newer one. */
  readonly build: string;
  /** The address of the script that every page starts. */
  readonly entry: string;
  /** The addresses of that script's imports: named in the document, they are loaded with it and not after it. */
  readonly partsOfEntry: readonly string[];
  /**
   * Returns the CSS to be written into a page: only the rules whose classes occur in its HTML, from the style sheets of all documents and those that the
   * page's components import.
   *
   * @param page the file that declares it; undefined when there is no page
   * @param html the page without its styles
   */
  styles(page: string | undefined, html: string): string;
  /**
   * Returns the address of one file with all styles that the page may need later, when scripts add to it; undefined when the document already
   * includes them all.
   */
  allStyles(page: string | undefined): string | undefined;
  /** Returns the address of a file of the build, named by its source. */
  file(source: string): string;
}
