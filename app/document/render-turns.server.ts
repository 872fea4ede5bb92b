let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves when the turn has come to render one page. Between two turns the process looks after everything else that has come in, so that
 * nobody whose answer is ready waits for more than one page.
 */
export function nextRenderTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((turn) => setImmediate(turn)));
  return lastTurn;
}
