/** The script of a tag manager, which runs only after the visitor has agreed. */
export interface TagManager {
  /** The address of the script, with its id. */
  readonly address: string;
  /** `async` runs it as soon as it has arrived; `defer` requests it only after the page has loaded. */
  readonly loading: 'async' | 'defer';
}
