import type { CompetitionNumber } from '#data/commands/catalogue/decide-on-number.ts';
import { readOptions, UsageError } from './command-line.ts';

const usage = [
  'npm run competition -- confirm <source> <number>',
  'npm run competition -- number <source> <number> <country>.<competition>',
].join('\n');

/** The decision of an operator; without a competition the number means the one that it leads to now. */
export interface CompetitionCall {
  readonly number: CompetitionNumber;
  readonly competition: string | undefined;
}

/** Reads the words of a call. @throws UsageError when they name no possible decision */
export function readCompetitionCall(words: readonly string[]): CompetitionCall {
  const { positionals } = readOptions(words, { allowPositionals: true }, usage);
  const [task, source, externalId, competition, ...more] = positionals;
  const isWhole = task === 'confirm' ? competition === undefined : task === 'number' && competition !== undefined && more.length === 0;
  if (!isWhole || source === undefined || externalId === undefined) throw new UsageError(usage);
  return { number: { source, externalId }, competition };
}
