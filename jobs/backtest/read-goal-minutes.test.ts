import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { sample } from '#tests/factories/openligadb-answers.ts';
import { matchKey, readGoalMinutes } from './read-goal-minutes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goal-minutes-'));
});
afterEach(() => rm(folder, { recursive: true }));

const results = [
  { resultName: 'Endergebnis', resultTypeID: 2, pointsTeam1: 1, pointsTeam2: 1 },
  { resultName: 'Halbzeit', resultTypeID: 1, pointsTeam1: 1, pointsTeam2: 0 },
];
const goals = [
  { scoreTeam1: 1, scoreTeam2: 0, matchMinute: 12, goalGetterID: 1, goalGetterName: 'A' },
  { scoreTeam1: 1, scoreTeam2: 1, matchMinute: 77, goalGetterID: 2, goalGetterName: 'B', isPenalty: true },
];

it('finds the goals of a finished match by the key of the season files, and leaves out a match whose goals have no minutes', async () => {
  const over = { matchIsFinished: true, matchResults: results };
  const untimed = goals.map((goal) => ({ ...goal, matchMinute: null }));
  await writeFile(
    join(folder, 'bl1.json'),
    JSON.stringify([
      sample({ ...over, goals }),
      sample({ ...over, matchID: 2, matchDateTimeUTC: '2026-11-22T14:30:00Z', goals: untimed }),
      sample({ matchID: 3, matchDateTimeUTC: '2026-11-23T14:30:00Z' }),
    ]),
  );
  const found = await readGoalMinutes(folder, loadCatalogue());
  const key = matchKey('D1', new Date('2026-11-21T14:30:00Z'), 'germany|men|fc-st-pauli', 'germany|men|sc-freiburg');
  expect([...found]).toEqual([
    [
      key,
      [
        { minute: 12, addedMinute: null, side: 'home', kind: 'goal' },
        { minute: 77, addedMinute: null, side: 'away', kind: 'penalty-goal' },
      ],
    ],
  ]);
});

it('names a file that is no answer', async () => {
  await writeFile(join(folder, 'page.json'), '<html>');
  await expect(readGoalMinutes(folder, loadCatalogue())).rejects.toThrow('page.json: a web page in place of JSON');
});
