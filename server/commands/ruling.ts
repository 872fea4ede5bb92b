import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadFormats } from '#data/catalogue/load-formats.ts';
import { loadRulings } from '#data/catalogue/load-rulings.ts';
import type { Decider } from '#data/commands/audit/record-decision.ts';
import { RulingError } from '#data/commands/rulings/ruling-error.ts';
import type { Database } from '#data/database/database.ts';
import { type EnteredRuling, listEnteredRulings } from '#data/queries/rulings/list-entered-rulings.ts';
import { type FoundRuling, listFoundRulings } from '#data/queries/rulings/list-found-rulings.ts';
import { decide } from '#jobs/decisions/decide.ts';
import type { Decision } from '#jobs/decisions/decisions.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say } from './calls/command-line.ts';
import { readDecider } from './calls/read-decider.ts';
import { type RulingCall, readRulingCall } from './calls/read-ruling-call.ts';
import { describeUnsourced } from './describe/describe-unsourced.ts';
import { textTable } from './describe/text-table.ts';

await runCommand(rule);

/** Enters, removes and lists decisions of leagues off the pitch. */
async function rule(settings: Settings, words: readonly string[]): Promise<void> {
  const { by, words: rest } = readDecider(words);
  const call = readRulingCall(rest);
  if (call.task === 'unsourced') {
    for (const line of describeUnsourced(loadRulings(), loadCatalogue(), loadFormats())) say(line);
    return;
  }
  const now = new Date();
  const { db, close } = await openDataset(settings.database, now, say);
  try {
    for (const line of await carryOut(db, by, call, now)) say(line);
  } finally {
    await close();
  }
}

/** Carries out a call, and returns the lines that report the result. */
async function carryOut(
  db: Database,
  by: Decider,
  call: Exclude<RulingCall, { task: 'unsourced' }>,
  now: Date,
): Promise<readonly string[]> {
  if (call.task === 'list') return describeRulings(await listEnteredRulings(db));
  return (await decide(db, by, await decisionOf(db, call), now)).lines;
}

/** Returns the decision that a call asks for. */
async function decisionOf(db: Database, call: Exclude<RulingCall, { task: 'unsourced' | 'list' }>): Promise<Decision> {
  switch (call.task) {
    case 'points': {
      const { task: _, ...points } = call;
      return { kind: 'enter-points', ...points };
    }
    case 'match':
      return { kind: 'rule-on-match', match: call.match, score: call.score, evidence: call.evidence };
    case 'accept':
    case 'refuse':
      return { kind: `${call.task}-points`, ...(await foundRulingOf(db, call)) };
    case 'result':
    case 'kickoff':
      return { kind: `choose-${call.task}`, match: call.match, source: call.source };
    case 'undo':
      return { kind: 'withdraw-ruling', name: call.name };
  }
}

/** Returns the points that tables of sources have for a club. @throws RulingError when there are none, or several */
async function foundRulingOf(
  db: Database,
  { tournament, season, club }: { readonly tournament: string; readonly season: string; readonly club: string },
): Promise<FoundRuling> {
  const found = (await listFoundRulings(db)).filter((one) => one.competition === tournament && one.season === season && one.club === club);
  const [only, other] = found;
  if (only === undefined) throw new RulingError(`no table of a source has other points for ${club} in ${tournament} ${season}`);
  if (other !== undefined) throw new RulingError(`the sources have different points for ${club}; enter the right ones with deduct or give`);
  return only;
}

/** Returns the lines of the rulings that were entered on this site, the newest first. */
function describeRulings(rulings: readonly EnteredRuling[]): string[] {
  if (rulings.length === 0) return ['No ruling has been entered here; those of the catalogue are in data/catalogue/rulings.'];
  return textTable(rulings, [
    { head: 'ruling', cell: ({ name }) => name },
    { head: 'competition', cell: ({ competition, season }) => `${competition} ${season}` },
    { head: 'club or match', cell: ({ subject }) => subject },
    { head: 'decision', cell: ({ ruling }) => ruling },
    { head: 'day', cell: ({ decidedOn }) => decidedOn ?? 'unknown' },
    { head: 'reason', cell: ({ reason }) => reason ?? '' },
    { head: 'source', cell: ({ evidence, accordingTo }) => accordingTo?.join(' and ') ?? evidence ?? 'none' },
    {
      head: 'also in the catalogue',
      cell: ({ pointsOfCatalogue }) => (pointsOfCatalogue === null ? '' : `${pointsOfCatalogue > 0 ? '+' : ''}${pointsOfCatalogue}`),
    },
  ]);
}
