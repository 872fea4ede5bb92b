import { addSpelling } from '#data/commands/clubs/add-spelling.ts';
import { mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { type SplitWish, splitClub } from '#data/commands/clubs/split-club.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './command-line.ts';

const usage = [
  'npm run club -- merge <slug that goes> <slug that stays>',
  'npm run club -- split <slug> --aliases "Spelling,Other spelling" --as <new slug> --name "New Name"',
  'npm run club -- name <slug> "Spelling that a source uses"',
].join('\n');

const options = { aliases: { type: 'string' }, as: { type: 'string' }, name: { type: 'string' } } as const;

type Call =
  | { readonly task: 'name'; readonly slug: string; readonly spelling: string }
  | { readonly task: 'merge'; readonly removed: string; readonly remaining: string }
  | ({ readonly task: 'split' } & SplitWish);

await runCommand(changeIdentity);

/** Corrects mistaken identities: two clubs that are one, or one that is two. */
async function changeIdentity(settings: Settings, words: readonly string[]): Promise<void> {
  const call = readCall(words);
  const now = new Date();
  const dataset = await openDataset(settings.database, now, say);
  try {
    if (call.task === 'name') {
      await addSpelling(dataset.db, call.slug, call.spelling);
      say(`"${call.spelling}" is ${call.slug} from now on`);
      return;
    }
    if (call.task === 'merge') {
      const { matchesMoved, matchesUnited, disagreements } = await mergeClubs(dataset.db, call.removed, call.remaining, now);
      say(`${call.removed} is ${call.remaining} now: ${matchesMoved} matches moved, ${matchesUnited} that were stored twice made one`);
      for (const slug of disagreements) say(`the two records of ${slug} had different scores; that of ${call.remaining} was kept`);
      return;
    }
    const { matchesMoved, matchesWithoutSpelling } = await splitClub(dataset.db, call, now);
    say(`${call.newSlug} is a club of its own now, with ${matchesMoved} matches that were reported under ${call.aliases.join(', ')}`);
    if (matchesWithoutSpelling > 0)
      say(`${matchesWithoutSpelling} matches of ${call.slug} have no spelling noted and stayed; import them again, then split`);
  } finally {
    await dataset.close();
  }
}

function readCall(words: readonly string[]): Call {
  const { positionals, values } = readOptions(words, { allowPositionals: true, options }, usage);
  const [task, ...slugs] = positionals;
  const [first, second] = slugs;
  if (task === 'merge' && first !== undefined && second !== undefined && slugs.length === 2 && Object.keys(values).length === 0) {
    return { task, removed: first, remaining: second };
  }
  if (task === 'name' && first !== undefined && second !== undefined && slugs.length === 2 && Object.keys(values).length === 0) {
    return { task, slug: first, spelling: second.trim() };
  }
  const { aliases, as, name } = values;
  if (task === 'split' && first !== undefined && slugs.length === 1 && aliases !== undefined && as !== undefined && name !== undefined) {
    const spellings = aliases
      .split(',')
      .map((alias) => alias.trim())
      .filter((alias) => alias !== '');
    return { task, slug: first, aliases: spellings, newSlug: as, newName: name.trim() };
  }
  throw new UsageError(usage);
}
