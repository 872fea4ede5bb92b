/** The kinds of edges that the site knows how to purge. */
export type EdgeKind = 'varnish' | 'fastly';

/** The edge in front of the site. */
export interface EdgeSettings {
  readonly kind: EdgeKind;
  /** The addresses that take purges: of each Varnish its socket for purges, of Fastly that of the service. */
  readonly purgeUrls: readonly string[];
  /** The token that Fastly asks for. */
  readonly token: string | undefined;
}
