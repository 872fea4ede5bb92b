import { parseArgs } from 'node:util';
import { SettingsError } from '#app/site/settings-error.ts';

/**
 * Returns the environment of a start with the words behind `npm start --`: `--real` sets SOURCES to `free`, unless it is set already.
 *
 * @throws SettingsError for other words
 */
export function environmentOfCall(words: readonly string[], environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  let real: boolean | undefined;
  try {
    ({ real } = parseArgs({ args: [...words], options: { real: { type: 'boolean' } } }).values);
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}; it is called npm start [-- --real]`, { cause: error });
  }
  return real === true ? { ...environment, SOURCES: environment.SOURCES || 'free' } : environment;
}
