/** What the build made for the browser, as far as a document names it. */
export interface DocumentAssets {
  /** Names the build; an open page finds by it that there is a newer one. */
  readonly build: string;
  /** The address of the script that every page starts. */
  readonly entry: string;
  /** Scripts that come before it while pages are being worked on; empty otherwise. */
  readonly developing: readonly string[];
  /** Returns the text of style sheets, named by their source files, to be written into the page. */
  styles(files: readonly string[]): string;
  /** Returns the text of the style sheets that a page's components import; those of every document alone where there is no page. */
  stylesOf(page: string | undefined): string;
  /** Returns the address of a file of the build, named by its source. */
  file(source: string): string;
}
