/** An error for a backtest that has nothing to judge or cannot write its protocol; the message says why. */
export class BacktestError extends Error {
  readonly code = 'BACKTEST';
  override readonly name = 'BacktestError';
}
