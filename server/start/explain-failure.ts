import { isDatabaseOutage } from '#data/database/database-outage.ts';

/** The codes of the site's own errors that a person can correct, as their messages explain. */
const ownCodes = new Set([
  'SETTINGS',
  'EMBEDDED_POSTGRES',
  'CATALOGUE',
  'CONTENT',
  'BUILD',
  'FEED',
  'CLUB_IDENTITY',
  'COMPETITION_NUMBER',
  'RULING',
  'RESTORE',
  'SCRATCH_DATABASE',
  'MISSING_EXTENSION',
  'USAGE',
  'BACKTEST',
  'BACKUP',
  'AUDIT',
]);

const portProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program; stop it, or set PORT (or METRICS_PORT, CONSOLE_PORT) to another number',
  EACCES: 'may not be used by this user; set PORT (or METRICS_PORT, CONSOLE_PORT) to a number above 1023',
  EADDRNOTAVAIL: 'cannot be used: HOST is no address of this machine',
};

const fileProblems: Readonly<Record<string, string>> = {
  ENOSPC: 'cannot be written: the disk is full',
  EROFS: 'cannot be written: the disk is read-only',
  EDQUOT: 'cannot be written: the disk quota is used up',
  EACCES: 'cannot be used: permission is denied',
  EPERM: 'cannot be used: permission is denied',
  ENOENT: 'does not exist',
  EEXIST: 'exists already',
  EISDIR: 'is a folder',
};

/** Returns one line that explains to a person why the site or a command ended; undefined for a programming error, which needs its stack. */
export function explainFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, port, path, address = '' } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (ownCodes.has(code)) return error.message;
  if (syscall === 'listen' && address.startsWith('/')) return `the socket ${address} of CONSOLE_PORT cannot be opened (${code})`;
  if (syscall === 'listen') return `port ${port} ${portProblems[code] ?? `cannot be used (${code})`}`;
  if (path !== undefined && fileProblems[code] !== undefined) return `${path} ${fileProblems[code]}`;
  // PostgreSQL's classes 53 (insufficient resources), 57 (operator intervention) and 58 (system error).
  if (/^(53|57|58)...$/.test(code)) return `PostgreSQL gave up: ${error.message}`;
  return isDatabaseOutage(error) ? `the database cannot be reached: ${error.message || code}` : undefined;
}
