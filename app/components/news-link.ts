/** A piece of news as a list shows it. */
export interface NewsLink {
  /** The path that all languages share. */
  readonly path: string;
  readonly headline: string;
  /** The catalogue's name of its competition; undefined for what belongs to none. */
  readonly competition: string | undefined;
  readonly publishedAt: Date;
  readonly sketch: NewsSketch;
}

/** The data of a piece of news as a small drawing has room for them. */
export type NewsSketch =
  /** The places of clubs before and after a week. */
  | { readonly of: 'moves'; readonly clubs: readonly { readonly before: number; readonly after: number }[] }
  /** Shares between 0 and 1, as bars one under the other. */
  | { readonly of: 'bars'; readonly shares: readonly number[] }
  /** A curve from left to right. */
  | { readonly of: 'curve'; readonly values: readonly number[] };
