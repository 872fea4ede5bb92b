import { type ParseArgsConfig, parseArgs } from 'node:util';
import { explainFailure } from '#server/start/explain-failure.ts';
import { readSettings, type Settings } from '#server/start/settings.ts';

/** The error of a wrong call of a command; the message shows its usage. */
export class UsageError extends Error {
  readonly code = 'USAGE';
  override readonly name = 'UsageError';
}

/**
 * Runs a command of the project with the site's settings. An error that a person can correct ends in one line on the error stream and exit
 * code 1 (2 for a wrong call); a fault of the program is printed with its stack.
 */
export async function runCommand(command: (settings: Settings, words: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await command(readSettings(process.env), process.argv.slice(2));
  } catch (error) {
    const reason = explainFailure(error);
    if (reason === undefined) throw error;
    process.stderr.write(`${reason}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** Returns the options and words of a call. @throws UsageError with its fault, and `usage` below */
export function readOptions<const Config extends Omit<ParseArgsConfig, 'args'>>(words: readonly string[], config: Config, usage: string) {
  try {
    return parseArgs({ ...config, args: [...words] });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

/** Writes a line to standard output, for the person at the terminal. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
