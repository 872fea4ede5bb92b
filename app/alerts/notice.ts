/** A message as it is sent to a browser, and shown there as a notification. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The newest notification of a tag replaces the one before it. */
  readonly tag: string;
  /** The path of the page that it opens, in the language of its words. */
  readonly path: string;
  readonly language: string;
}
