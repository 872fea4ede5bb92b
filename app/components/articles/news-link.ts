/** An article of the news as a list shows it. */
export interface NewsLink {
  /** The shared path of all languages. */
  readonly path: string;
  readonly headline: string;
  /** The catalogue's name of its competition; undefined for an article that belongs to none. */
  readonly competition: string | undefined;
  readonly publishedAt: Date;
  readonly sketch: NewsSketch;
}

/** The data of a news article, as many as a small drawing can show. */
export type NewsSketch =
  /** The places of clubs before and after a week. */
  | { readonly of: 'moves'; readonly clubs: readonly { readonly before: number; readonly after: number }[] }
  /** Shares between 0 and 1, as bars one under the other. */
  | { readonly of: 'bars'; readonly shares: readonly number[] }
  /** A curve from left to right. */
  | { readonly of: 'curve'; readonly values: readonly number[] };
