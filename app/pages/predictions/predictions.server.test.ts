import { expect, it } from 'vitest';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { inTransaction } from '#data/database/database.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { readPage } from '#tests/factories/read-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { predictionsPage } from './predictions.page.ts';
import type { PredictionsView } from './predictions.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-07-02T09:00:00Z');
const recordedAt = new Date('2024-07-01T13:45:00Z');
const kickoffUtc = new Date('2024-07-01T14:00:00Z');
const window = { startsFrom: kickoffUtc, startsUntil: new Date('2024-07-01T14:15:00Z') };
const many = Array.from({ length: 201 }, (_, at) => aPrediction({ matchId: 1_000 + at, kickoffUtc }));
await inTransaction(db, (client) => recordPredictions(client, many, { sport: 'football', window, origin: 'clock-set', now: recordedAt }));

async function load(path: string) {
  const { view, head } = await openPage<PredictionsView>(predictionsPage, createSiteForPages(db, now).site, path);
  return { ids: view.ofDay.map(({ matchId }) => matchId), pages: view.pages, indexed: head.indexed };
}

it('lets the browser ask for the day of its own clock', async () => {
  const { head, view } = await openPage<PredictionsView>(predictionsPage, createSiteForPages(db, now).site, '/track-record/predictions');
  expect(head.listedDay).toBe(view.day);
});

it('has two hundred predictions of a day on a page, and the others on the next one, of which search engines have the first', async () => {
  const ids = many.map(({ matchId }) => matchId);
  expect(await load('/track-record/predictions')).toEqual({ ids: ids.slice(0, 200), pages: 2, indexed: true });
  expect(await load('/track-record/predictions?page=2')).toEqual({ ids: ids.slice(200), pages: 2, indexed: false });
});

it('says what the text is of which the hash is made, before that text', async () => {
  const { rows } = await db.query<{ sequence: number }>('select sequence from predictions limit 1');
  const page = await readPage(db, now, `/track-record/predictions/${rows[0]?.sequence}-0`);
  expect(page).toMatch(/\|Below is the same prediction, word for word as it was recorded: [^|]*\|What was recorded\|\{/);
  expect(page.indexOf('to win')).toBeLessThan(page.indexOf('What was recorded'));
});
