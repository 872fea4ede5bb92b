/**
 * SQLSTATEs of connection exceptions (class 08), shutdown and start-up of the server (57P01 to 57P03), and missing resources of the machine: room on the
 * disk, memory, connections (class 53), or a readable and writable disk (58030).
 */
const outageStates = /^(08...|57P0[1-3]|53...|58030)$/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE']);

/** Messages of the driver for errors without a code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/;

/** Returns true when an error means that the database cannot be used now, as opposed to a mistake in a query. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (outageStates.test(code) || networkCodes.has(code))) return true;
  if (driverWords.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true;
  return isDatabaseOutage(error.cause);
}
