/** There is nothing to judge; the message says why. */
export class BacktestError extends Error {
  readonly code = 'BACKTEST';
  override readonly name = 'BacktestError';
}
