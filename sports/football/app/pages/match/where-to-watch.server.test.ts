import { beforeAll, expect, it } from 'vitest';
import { storeBroadcasts } from '#data/commands/broadcasts/store-broadcasts.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { aBroadcastRight } from '#tests/factories/a-broadcast-right.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { matchPage } from './match.page.ts';
import type { MatchPageView } from './match.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Everton', 'Man City', '2024-04-01T15:00:00Z', ended(1, 1)),
    feedMatch('Man City', 'Man United', '2024-08-17T15:00:00Z'),
  ]);
  const rights = [
    aBroadcastRight('Bord', { country: 'IE' }),
    aBroadcastRight('Sky'),
    aBroadcastRight('Himmel', { country: 'DE' }),
    aBroadcastRight('Gone', { toDay: '2024-04-05' }),
  ];
  await storeBroadcasts(db, rights, now);
});

async function channels(match: string, code: 'en' | 'de' | 'it') {
  const { rows } = await db.query<{ slug: string }>('select slug from matches where slug like $1', [`${match}%`]);
  const slug = rows[0]?.slug as string;
  const { site } = createSiteForPages(db, now, { code });
  const { view } = await openPage<MatchPageView>(matchPage, site, `/${slug}`);
  return view.broadcasts.map(({ country, channel }) => `${country} ${channel}`);
}

it('says who shows a match that is to come, in the countries where the language is read, its home first', async () => {
  expect(await channels('arsenal-everton', 'en')).toEqual(['GB Sky', 'IE Bord']);
  expect(await channels('arsenal-everton', 'de')).toEqual(['DE Himmel']);
});

it('says nothing where nothing is known, after rights have run out, and once a match is over', async () => {
  expect(await channels('arsenal-everton', 'it')).toEqual([]);
  expect(await channels('manchester-city-manchester-united', 'en')).toEqual([]);
  expect(await channels('everton-manchester-city', 'en')).toEqual([]);
});
