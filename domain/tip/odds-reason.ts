/** Odds that differ from the model by less than this agree with it. */
const agreement = 0.03;

/**
 * The chance by results alone and the one by the odds without their margin: nearly the same, lower, higher. Tips from before the odds were written down
 * have the chance that took both in as `blended`, with which the code then compares.
 */
export interface OddsReason {
  readonly code: 'market-agrees' | 'market-doubts' | 'market-surer';
  readonly supports: boolean;
  readonly model: number;
  readonly odds?: number;
  readonly blended?: number;
}

/** Returns how the odds see a bet beside results alone. */
export function oddsReason(model: number, odds: number): OddsReason & { readonly odds: number } {
  const gap = model - odds;
  const code = Math.abs(gap) < agreement ? 'market-agrees' : gap > 0 ? 'market-doubts' : 'market-surer';
  return { code, supports: code !== 'market-doubts', model, odds };
}
