import { addSpelling } from '#data/commands/clubs/add-spelling.ts';
import { addClub, colourClub, confirmClub, renameClub } from '#data/commands/clubs/decide-on-club.ts';
import { ClubIdentityError } from '#data/commands/clubs/identify-club.ts';
import { mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { splitClub } from '#data/commands/clubs/split-club.ts';
import type { Database } from '#data/database/database.ts';
import { listHeldSources } from '#data/queries/clubs/list-held-sources.ts';
import { listProvisionalClubs } from '#data/queries/clubs/list-provisional-clubs.ts';
import { admitHeldMatches } from '#jobs/clubs/store-held-matches.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { type ClubCall, readClubCall } from './calls/club-call.ts';
import { runCommand, say } from './calls/command-line.ts';
import { describeClubs } from './describe/describe-clubs.ts';

await runCommand(decideOnClubs);

/** Adds and changes clubs, decides on provisional ones, and corrects mistaken identities: two clubs that are one, or one that is two. */
async function decideOnClubs(settings: Settings, words: readonly string[]): Promise<void> {
  const call = readClubCall(words);
  const now = new Date();
  const dataset = await openDataset(settings.database, now, say);
  try {
    for (const line of await carryOut(dataset.db, call, now)) say(line);
  } finally {
    await dataset.close();
  }
}

/** Carries out a call, and returns the lines that report the result. */
async function carryOut(db: Database, call: ClubCall, now: Date): Promise<string[]> {
  switch (call.task) {
    case 'list': {
      const lines = describeClubs(await listProvisionalClubs(db), await listHeldSources(db, now));
      return lines.length === 0 ? ['No club waits for a decision'] : lines.slice(1);
    }
    case 'add':
      await addClub(db, call, now);
      await storeWhatIsKnown(db, now);
      return [`${call.slug} is a club of ${call.country} now; its colours come with npm run club -- colours ${call.slug} …`];
    case 'rename':
      await renameClub(db, call.slug, call, now);
      return [`${call.slug} is called ${call.name} from now on, at the same address`];
    case 'colours':
      await colourClub(db, call.slug, call.colours, now);
      return [`The colours of ${call.slug} are ${call.colours.join(', ')} from now on`];
    case 'confirm':
      await confirmClub(db, call.slug, call.names, now);
      return [`${call.slug} is a club like any other now`];
    case 'name':
      await addSpelling(db, call.slug, call.spelling, now);
      await storeWhatIsKnown(db, now);
      return [`"${call.spelling}" is ${call.slug} from now on`];
    case 'merge': {
      const { matchesMoved, matchesUnited, disagreements } = await mergeClubs(db, call.removed, call.remaining, now);
      return [
        `${call.removed} is ${call.remaining} now: ${matchesMoved} matches moved, ${matchesUnited} that were stored twice made one`,
        ...disagreements.map((slug) => `the two records of ${slug} had different scores; that of ${call.remaining} was kept`),
      ];
    }
    case 'split': {
      const { matchesMoved, matchesWithoutSpelling } = await splitClub(db, call, now);
      const left = `${matchesWithoutSpelling} matches of ${call.slug} have no spelling noted and stayed; import them again, then split`;
      return [
        `${call.newSlug} is a club of its own now, with ${matchesMoved} matches that were reported under ${call.aliases.join(', ')}`,
        ...(matchesWithoutSpelling > 0 ? [left] : []),
      ];
    }
    case 'admit': {
      const held = (await listHeldSources(db, now)).map(({ source }) => source);
      if (!held.includes(call.source)) {
        throw new ClubIdentityError(`no match of "${call.source}" is held${held.length === 0 ? '' : `; there are of ${held.join(', ')}`}`);
      }
      const { newMatches, changedMatches } = await admitHeldMatches(db, call.source, now, Number.POSITIVE_INFINITY);
      return [`${newMatches} matches of ${call.source} that were held are stored now, ${changedMatches} that had come otherwise changed`];
    }
  }
}

/** Stores the held matches whose clubs are now known. */
async function storeWhatIsKnown(db: Database, now: Date): Promise<void> {
  for (const { source } of await listHeldSources(db, now)) await admitHeldMatches(db, source, now, 0);
}
