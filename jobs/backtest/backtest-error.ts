/** The error of a backtest that has nothing to judge or cannot write its protocol; the message gives the reason. */
export class BacktestError extends Error {
  readonly code = 'BACKTEST';
  override readonly name = 'BacktestError';
}
