import { expect, it } from 'vitest';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { noteClocks } from './note-clocks.server.ts';

const { db } = await createTestDatabase();

it('a page that lists a match in play is rendered anew two minutes later, any other when something changes', () => {
  const { site, notes } = createSiteForPages(db, new Date('2024-04-06T14:10:00Z'));
  noteClocks(site, [{ status: 'scheduled' }, { status: 'finished' }]);
  expect(notes.until).toEqual([]);
  noteClocks(site, [{ status: 'scheduled' }, { status: 'live' }]);
  expect(notes.until).toEqual([new Date('2024-04-06T14:12:00Z')]);
});
