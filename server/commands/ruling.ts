import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadFormats } from '#data/catalogue/load-formats.ts';
import { loadRulings } from '#data/catalogue/load-rulings.ts';
import { enterPoints } from '#data/commands/rulings/enter-points.ts';
import { ruleOnMatch } from '#data/commands/rulings/rule-on-match.ts';
import { undoRuling } from '#data/commands/rulings/undo-ruling.ts';
import type { Database } from '#data/database/database.ts';
import { listEnteredRulings } from '#data/queries/rulings/list-entered-rulings.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say } from './command-line.ts';
import { describeRulings } from './describe-rulings.ts';
import { describeUnsourced } from './describe-unsourced.ts';
import { type RulingCall, readRulingCall } from './read-ruling-call.ts';

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
