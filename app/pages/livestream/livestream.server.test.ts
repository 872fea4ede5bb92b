import { beforeAll, describe, expect, it } from 'vitest';
import { storeBroadcasts } from '#data/commands/broadcasts/store-broadcasts.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { aBroadcastRight } from '#tests/factories/a-broadcast-right.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { livestreamAddress } from './livestream.address.ts';
import { livestreamPage } from './livestream.page.ts';
import type { LivestreamView } from './livestream.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T15:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const running = { status: 'live', live: { period: 'second-half', minute: 57 }, score: { current: { home: 1, away: 0 } } } as const;
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T11:30:00Z', {
      status: 'finished',
      score: { current: { home: 2, away: 1 }, fullTime: { home: 2, away: 1 } },
    }),
    feedMatch('Man City', 'Man United', '2024-04-06T14:00:00Z', running),
    feedMatch('Everton', 'Man City', '2024-04-06T23:30:00Z'),
    feedMatch('Porto', 'Nacional', '2024-04-06T19:00:00Z', { tournamentId: 'portugal.liga-portugal' }),
  ]);
  await storeBroadcasts(
    db,
    [
      aBroadcastRight('Sky', { reviewedOn: '2024-03-01' }),
      aBroadcastRight('Whole', { extent: 'all', access: 'free', medium: 'stream', country: 'DE' }),
      aBroadcastRight('Part', { country: 'DE' }),
      aBroadcastRight('Porto TV', { tournament: 'portugal.liga-portugal', country: 'GB', extent: 'all' }),
      aBroadcastRight('Old', { country: 'CZ', toDay: '2024-04-05' }),
    ],
    now,
  );
});

async function load(path: string, code: 'en' | 'de' | 'cz' = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<LivestreamView>(livestreamPage, site, path)), notes };
}

const page = '/live-football-livestream';
const watchable = async (path: string, code?: 'en' | 'de' | 'cz') =>
  (await load(path, code)).view.competitions.map(({ name, matches }) => [name, ...matches.map(({ homeName }) => homeName)]);

describe('the broadcasts of today', () => {
  it('are those of the country in which the language is at home, by competition', async () => {
    expect(await watchable(page)).toEqual([
      ['Premier League', 'Arsenal', 'Manchester City'],
      ['Liga Portugal', 'FC Porto'],
    ]);
    expect(await watchable(page, 'de')).toEqual([['Premier League', 'Arsenal', 'Manchester City']]);
  });

  it('are those of the country that the address names', async () => {
    const { view, head } = await load(`${page}?country=DE`);
    expect(view.country).toBe('DE');
    expect(view.competitions[0]?.broadcasts.map(({ channel }) => channel)).toEqual(['Whole', 'Part']);
    expect(head).toMatchObject({ path: `${page}?country=DE`, indexed: true });
  });

  it('promise a match only where all of the competition is shown', async () => {
    const match = (await load(page, 'de')).view.competitions[0]?.matches[1];
    expect(match).toMatchObject({ status: 'live', minute: 57, certain: [{ channel: 'Whole' }], possible: [{ channel: 'Part' }] });
  });

  it('are told to search engines where they are certain and not over', async () => {
    const { events } = (await load(page, 'de')).view;
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      isAccessibleForFree: true,
      startDate: '2024-04-06T14:00:00.000Z',
      publishedOn: { name: 'Whole', areaServed: { name: 'DE' } },
      broadcastOfEvent: { url: expect.stringMatching(/^https:\/\/example\.org\/de\/manchester-city-manchester-united/) },
    });
  });

  it('say how old the oldest knowledge is', async () => {
    expect((await load(page)).view.reviewedOn).toBe('2024-03-01');
  });

  it('rest on the day and the catalogue, until midnight of the language’s zone', async () => {
    const { notes } = await load(page, 'de');
    expect(notes.topics).toEqual(expect.arrayContaining(['catalogue', 'day:2024-04-05', 'day:2024-04-06']));
    expect(notes.until).toContainEqual(new Date('2024-04-06T22:00:00Z'));
  });

  it('are counted by day', async () => {
    expect((await load(page)).view.week.map(({ count }) => count)).toEqual([0, 0, 0, 3, 1, 0, 0]);
  });
});

describe('another day', () => {
  it('has its own matches, and is no page of its own for search engines', async () => {
    const { head } = await load(`${page}?date=2024-04-07`);
    expect(await watchable(`${page}?date=2024-04-07`)).toEqual([['Premier League', 'Everton']]);
    expect(head).toMatchObject({ path: `${page}?date=2024-04-07`, indexed: false });
  });

  it('begins by the visitor’s clock where the address names it', async () => {
    expect(await watchable(`${page}?date=2024-04-06&utc=60`)).toEqual(await watchable(page));
    expect((await watchable(`${page}?date=2024-04-06&utc=-300`))[0]).toContain('Everton');
  });

  it('without a match is told apart from a country of which nothing is known', async () => {
    expect((await load(`${page}?date=2024-04-10`)).view).toMatchObject({ competitions: [], hasRights: true });
    expect((await load(page, 'cz')).view).toMatchObject({ competitions: [], hasRights: false });
    expect((await load(`${page}?date=2024-07-10`)).view).toMatchObject({ competitions: [], hasRights: false });
  });
});

it.each(['?date=2024-02-30', '?more=10', '?utc=7'])('%s is not found', async (parameters) => {
  await expect(load(page + parameters)).rejects.toMatchObject({ status: 404 });
});

it.each(['?country=FR', '?country=gb', '?country=', '?date=tomorrow', '?more=1'])('%s is as if it were not there', async (parameters) => {
  const { view, head } = await load(page + parameters);
  expect(view.address).toEqual(livestreamAddress.absent);
  expect(head).toMatchObject({ path: page, indexed: true });
});

it('shows a long day by pages', async () => {
  const early = Date.parse('2024-05-04T06:00:00Z');
  const named = (word: string, at: number): string => `${word} ${String.fromCharCode(65 + (at % 26))}${Math.floor(at / 26)}`;
  const numbers = Array.from({ length: 151 }, (_, at) => at);
  await addClubs(db, ...numbers.flatMap((at) => [named('Club', at), named('Guest', at)]));
  const many = numbers.map((at) => feedMatch(named('Club', at), named('Guest', at), new Date(early + at * 60_000).toISOString()));
  await ingestMatches(db, now, many);
  const shown = async (path: string) => {
    const { competitions, hasMore } = (await load(path)).view;
    return [competitions.flatMap(({ matches }) => matches).length, hasMore];
  };
  expect(await shown(`${page}?date=2024-05-04`)).toEqual([150, true]);
  expect(await shown(`${page}?date=2024-05-04&more=2`)).toEqual([151, false]);
});
