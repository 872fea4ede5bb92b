/** A market as quotes, slips and tips use it, in any sport. */
export interface QuotedMarket<Selection extends string = string> {
  /** The selections in the order in which a quote holds their prices. */
  readonly selections: readonly Selection[];
  /** The range of lines offered anywhere, in units of the score. Left out for a market without lines, whose bets have the line 0. */
  readonly lines?: { readonly least: number; readonly most: number; readonly step: 0.25 | 0.5 };
  /** The number of selections that win together. */
  readonly winners: number;
  /** True for a market that can be forecast and put on a slip, but that no feed prices. */
  readonly isUnpriced?: true;
}

/** Returns true for a line that a bet of the market can have. */
export function hasLine({ lines }: QuotedMarket, line: number): boolean {
  if (lines === undefined) return line === 0;
  return line >= lines.least && line <= lines.most && Number.isInteger(line / lines.step);
}
