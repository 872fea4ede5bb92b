/** A message as it travels to a browser, and becomes a notification there. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The newest notification of a tag takes the place of the one before it. */
  readonly tag: string;
  /** The path of the page that it opens, in the language of its words. */
  readonly path: string;
  readonly language: string;
}
