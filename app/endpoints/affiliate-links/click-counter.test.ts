import { beforeEach, expect, it } from 'vitest';
import type { Queryable } from '#data/database/database.ts';
import { listLinkClicks } from '#data/queries/links/list-link-clicks.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createClickCounter } from './click-counter.ts';

const [friday, saturday] = ['2026-11-20', '2026-11-21'] as LocalDay[] as [LocalDay, LocalDay];

const { db } = await createTestDatabase();
beforeEach(() => db.query('delete from link_clicks'));

it('counts every click of several counters that write at once, by day, bookmaker, sport and placement', async () => {
  const counters = Array.from({ length: 4 }, () => createClickCounter(db, (error) => expect.fail(String(error))));
  for (let click = 0; click < 250; click += 1) {
    for (const counter of counters) {
      counter.count({ bookmaker: 'bet365' }, saturday);
      counter.count({ bookmaker: 'bet365', sport: 'soccer', placement: 'hbanner' }, click % 2 === 0 ? friday : saturday);
      if (click % 50 === 0) await counter.settle();
    }
  }
  await Promise.all(counters.map((counter) => counter.settle()));
  expect(await listLinkClicks(db, {})).toEqual([
    { bookmaker: 'bet365', sport: '', placement: '', clicks: 1_000 },
    { bookmaker: 'bet365', sport: 'soccer', placement: 'hbanner', clicks: 1_000 },
  ]);
  expect(await listLinkClicks(db, { to: friday })).toEqual([{ bookmaker: 'bet365', sport: 'soccer', placement: 'hbanner', clicks: 500 }]);
  expect(await listLinkClicks(db, { from: saturday, to: saturday })).toHaveLength(2);
  const { rows } = await db.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'link_clicks'",
  );
  expect(rows.map((row) => row.column_name).sort()).toEqual(['bookmaker', 'clicks', 'day', 'placement', 'sport']);
});

it('keeps what could not be stored for the next time, and tells of it', async () => {
  const away = new Error('the database is away');
  let gone = true;
  const wavering = { query: (...query: Parameters<typeof db.query>) => (gone ? Promise.reject(away) : db.query(...query)) };
  const errors: unknown[] = [];
  const counter = createClickCounter(wavering as unknown as Queryable, (error) => errors.push(error));
  counter.count({ bookmaker: 'ladbrokes' }, saturday);
  counter.count({ bookmaker: 'ladbrokes' }, saturday);
  await counter.settle();
  expect(errors).toEqual([away]);
  gone = false;
  counter.count({ bookmaker: 'ladbrokes' }, saturday);
  await counter.settle();
  expect(await listLinkClicks(db, {})).toEqual([{ bookmaker: 'ladbrokes', sport: '', placement: '', clicks: 3 }]);
});
