/** An error for a backtest without anything to judge; the message says why. */
export class BacktestError extends Error {
  readonly code = 'BACKTEST';
  override readonly name = 'BacktestError';
}
