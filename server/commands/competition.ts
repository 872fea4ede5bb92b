import type { CompetitionNumber } from '#data/commands/catalogue/decide-on-number.ts';
import { decide } from '#jobs/decisions/decide.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';
import { readDecider } from './calls/read-decider.ts';

const usage = [
  'npm run competition -- confirm <source> <number>',
  'npm run competition -- number <source> <number> <country>.<competition>',
  'Each takes --actor "Name" of the person who decides, for npm run audit; without it, it is the user of this machine.',
].join('\n');

/** An operator's decision on a source's number of a football competition. Without `competition` (`confirm`), the number keeps the one that it leads to now. */
interface CompetitionCall {
  readonly number: CompetitionNumber;
  readonly competition: string | undefined;
}

await runCommand(decideOnNumbers);

/** Stores which competition a source's number means, by an operator's decision. */
async function decideOnNumbers(settings: Settings, words: readonly string[]): Promise<void> {
  const { by, words: rest } = readDecider(words);
  const call = readCompetitionCall(rest);
  const now = new Date();
  const { db, close } = await openDataset(settings.database, now, say);
  try {
    for (const line of (await decide(db, by, { kind: 'decide-number', ...call }, now)).lines) say(line);
  } finally {
    await close();
  }
}

/** Reads the words of a call. @throws UsageError when they name no possible decision */
function readCompetitionCall(words: readonly string[]): CompetitionCall {
  const { positionals } = readOptions(words, { allowPositionals: true }, usage);
  const [task, source, externalId, competition, ...more] = positionals;
  const isWhole = task === 'confirm' ? competition === undefined : task === 'number' && competition !== undefined && more.length === 0;
  if (!isWhole || source === undefined || externalId === undefined) throw new UsageError(usage);
  return { number: { source, externalId }, competition };
}
