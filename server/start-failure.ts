/** Errors of ours that a person can mend; their message says how. */
const ownCodes = new Set(['SETTINGS', 'EMBEDDED_POSTGRES', 'CATALOGUE', 'BUILD', 'FEED']);

const portProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program; stop it, or set PORT to another number',
  EACCES: 'may not be used by this user; set PORT to a number above 1023',
  EADDRNOTAVAIL: 'cannot be used: HOST is no address of this machine',
};

const diskProblems: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EDQUOT: 'the disk quota is used up',
};

/** The one line that tells a person why the site does not start; undefined for a programming error, which needs its stack. */
export function explainStartFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === undefined) return undefined;
  if (ownCodes.has(code)) return error.message;
  if (syscall === 'listen') return `port ${port} ${portProblems[code] ?? `cannot be used (${code})`}`;
  if (path !== undefined && diskProblems[code] !== undefined) return `${path} cannot be written: ${diskProblems[code]}`;
  // PostgreSQL's classes 53 (insufficient resources), 57 (operator intervention) and 58 (system error).
  if (/^(53|57|58)...$/.test(code)) return `PostgreSQL gave up: ${error.message}`;
  return undefined;
}
