import { decideOnNumber } from '#data/commands/catalogue/decide-on-number.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say } from './command-line.ts';
import { readCompetitionCall } from './read-competition-call.ts';

await runCommand(decide);

/** Stores which competition a source's number means, by an operator's decision. */
async function decide(settings: Settings, words: readonly string[]): Promise<void> {
  const { number, competition } = readCompetitionCall(words);
  const now = new Date();
  const { db, close } = await openDataset(settings.database, now, say);
  try {
    const id = await decideOnNumber(db, number, competition, now);
    say(`The number ${number.externalId} of ${number.source} means ${id} from now on; matches that are stored stay where they are`);
  } finally {
    await close();
  }
}
