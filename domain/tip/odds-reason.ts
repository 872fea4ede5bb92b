/** Max difference, exclusive, between the chance by the odds and that of the model for them to agree. */
const agreement = 0.03;

/**
 * The reason that compares the chance by results alone with the one by the odds without their margin: nearly the same, lower, higher. Tips
 * from before the odds were recorded have instead the chance that includes both, as `blended`; `code` then compares with that.
 */
export interface OddsReason {
  readonly code: 'market-agrees' | 'market-doubts' | 'market-surer';
  readonly supports: boolean;
  readonly model: number;
  readonly odds?: number;
  readonly blended?: number;
}

/** Returns the reason that compares the odds of a bet with the chance by results alone. */
export function oddsReason(model: number, odds: number): OddsReason & { readonly odds: number } {
  const gap = model - odds;
  const code = Math.abs(gap) < agreement ? 'market-agrees' : gap > 0 ? 'market-doubts' : 'market-surer';
  return { code, supports: code !== 'market-doubts', model, odds };
}
