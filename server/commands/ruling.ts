import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadFormats } from '#data/catalogue/load-formats.ts';
import { loadRulings } from '#data/catalogue/load-rulings.ts';
import { enterPoints } from '#data/commands/rulings/enter-points.ts';
import { ruleOnMatch } from '#data/commands/rulings/rule-on-match.ts';
import { undoRuling } from '#data/commands/rulings/undo-ruling.ts';
import type { Database } from '#data/database/database.ts';
import { type EnteredRuling, listEnteredRulings } from '#data/queries/rulings/list-entered-rulings.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say } from './calls/command-line.ts';
import { type RulingCall, readRulingCall } from './calls/read-ruling-call.ts';
import { describeUnsourced } from './describe/describe-unsourced.ts';
import { textTable } from './describe/text-table.ts';

await runCommand(rule);

/** Enters, removes and lists decisions of leagues off the pitch. */
async function rule(settings: Settings, words: readonly string[]): Promise<void> {
  const call = readRulingCall(words);
  if (call.task === 'unsourced') {
    for (const line of describeUnsourced(loadRulings(), loadCatalogue(), loadFormats())) say(line);
    return;
  }
  const now = new Date();
  const { db, close } = await openDataset(settings.database, now, say);
  try {
    for (const line of await carryOut(db, call, now)) say(line);
  } finally {
    await close();
  }
}

async function carryOut(db: Database, call: Exclude<RulingCall, { task: 'unsourced' }>, now: Date): Promise<string[]> {
  switch (call.task) {
    case 'points': {
      const name = `p${await enterPoints(db, call, now)}`;
      const what = call.points < 0 ? `${-call.points} fewer` : `${call.points} more`;
      return [`${call.club} has ${what} points in ${call.tournament} ${call.season}; npm run ruling -- undo ${name} takes it back`];
    }
    case 'match': {
      const name = `m${await ruleOnMatch(db, call, now)}`;
      const what = call.score === null ? 'annulled and counts for nothing' : `awarded ${call.score.home}-${call.score.away}`;
      return [`${call.match} is ${what}; npm run ruling -- undo ${name} takes it back`];
    }
    case 'undo':
      return [`the ruling ${call.name} on ${await undoRuling(db, call.name, now)} is taken back`];
    case 'list':
      return describeRulings(await listEnteredRulings(db));
  }
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
