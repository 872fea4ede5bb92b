import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { noteFilling } from '#data/commands/fillings/note-filling.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { loadFilling } from './filling.server.ts';
import { FillingNotice } from './filling-notice.tsx';

const { db } = await createTestDatabase();
const now = new Date('2026-11-21T15:30:00Z');
const countsUntil = new Date('2026-11-21T15:45:00Z');

it('says how many files of all sources have been asked for, until the last has, and the page is right for as long as that is awaited', async () => {
  const { site, notes } = createSiteForPages(db, now);
  expect(await loadFilling(site)).toBeUndefined();
  await noteFilling(db, { name: 'football-data', done: 37, total: 340, countsUntil }, now);
  await noteFilling(db, { name: 'openfootball', done: 3, total: 1_200, countsUntil }, now);
  const filling = await loadFilling(site);
  expect(filling).toEqual({ kind: 'files', done: 40, total: 1_540 });
  expect(notes).toMatchObject({ topics: ['filling', 'filling'], until: [countsUntil, countsUntil] });
  const { words } = site;
  const text = renderToStaticMarkup(
    <WordsProvider words={words}>{filling !== undefined && <FillingNotice filling={filling} />}</WordsProvider>,
  ).replace(/<[^>]*>/g, '');
  expect(text).toBe('Fetching data. 40 of 1,540 files have been asked for. Forecasts and tips wait for the results of past seasons.');

  await noteFilling(db, { name: 'football-data', done: 340, total: 340, countsUntil }, now);
  await noteFilling(db, { name: 'openfootball', done: 1_200, total: 1_200, countsUntil }, now);
  expect(await loadFilling(site)).toBeUndefined();
  const { rows } = await db.query('select topics from changes order by version');
  expect(rows.map(({ topics }) => topics.join())).toEqual(['filling', 'filling', '*', '*']);
  await noteFilling(db, { name: 'football-data', done: 340, total: 362, countsUntil }, now);
  expect(await loadFilling(site)).toBeUndefined();
});
