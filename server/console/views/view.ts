/** The request for which a part is rendered. */
export interface View {
  /** Path of the part. */
  readonly part: string;
  readonly now: Date;
  /** Secret word of the session's forms. */
  readonly formToken: string;
  /** The query of the address: pages of tables by the tables' names, filters. */
  readonly query: URLSearchParams;
}
