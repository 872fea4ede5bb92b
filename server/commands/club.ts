import type { Decider } from '#data/commands/audit/record-decision.ts';
import type { Database } from '#data/database/database.ts';
import { listHeldSources } from '#data/queries/clubs/list-held-sources.ts';
import { listProvisionalClubs } from '#data/queries/clubs/list-provisional-clubs.ts';
import { decide } from '#jobs/decisions/decide.ts';
import type { Decision } from '#jobs/decisions/decisions.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { type ClubCall, readClubCall } from './calls/club-call.ts';
import { runCommand, say } from './calls/command-line.ts';
import { readDecider } from './calls/read-decider.ts';
import { describeClubs } from './describe/describe-clubs.ts';

/** Kinds of decisions, by the word of a call. */
const kinds = {
  add: 'add-club',
  rename: 'rename-club',
  colours: 'colour-club',
  confirm: 'confirm-club',
  name: 'name-club',
  merge: 'merge-clubs',
  split: 'split-club',
  admit: 'admit-matches',
} as const satisfies Readonly<Record<Exclude<ClubCall['task'], 'list'>, Decision['kind']>>;

await runCommand(decideOnClubs);

/** Adds and changes clubs, decides on provisional ones, and corrects mistaken identities: two clubs that are one, or one that is two. */
async function decideOnClubs(settings: Settings, words: readonly string[]): Promise<void> {
  const { by, words: rest } = readDecider(words);
  const call = readClubCall(rest);
  const now = new Date();
  const dataset = await openDataset(settings.database, now, say);
  try {
    for (const line of await carryOut(dataset.db, by, call, now)) say(line);
  } finally {
    await dataset.close();
  }
}

/** Carries out a call, and returns the lines that report the result. */
async function carryOut(db: Database, by: Decider, call: ClubCall, now: Date): Promise<readonly string[]> {
  if (call.task !== 'list') return (await decide(db, by, decisionOf(call), now)).lines;
  const lines = describeClubs(await listProvisionalClubs(db), await listHeldSources(db, now));
  return lines.length === 0 ? ['No club waits for a decision'] : lines.slice(1);
}

/** Returns the decision that a call asks for. */
function decisionOf({ task, ...wish }: Exclude<ClubCall, { task: 'list' }>): Decision {
  return { kind: kinds[task], ...wish } as Decision;
}
