import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedEvent } from '#data/feeds/feed.ts';
import { listSitemapEntries } from '#data/queries/sitemap/list-sitemap-entries.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { playerPage } from './player.page.ts';
import type { PlayerView } from './player.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T14:50:00Z');
const saka = { name: 'Bukayo Saka', externalId: '1460', shirtNumber: 7, position: 'forward' } as const;
const nelson = { name: 'Reiss Nelson', externalId: '2414', shirtNumber: 24, position: 'forward' } as const;
const timber = { name: 'Jurrien Timber', externalId: '38746' } as const;
const nwaneri = { name: 'Ethan Nwaneri', externalId: '313245', shirtNumber: 63 } as const;
const by = (minute: number, kind: FeedEvent['kind']): FeedEvent => ({
  minute,
  side: 'home',
  kind,
  playerName: saka.name,
  playerExternalId: saka.externalId,
});

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const matches = [
    feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z', {
      ...ended(2, 1),
      events: [by(9, 'goal'), by(45, 'penalty-goal'), by(55, 'yellow-card')],
      lineUps: { home: { starters: [{ ...saka, minutes: 90 }], bench: [nelson] } },
      absences: { home: [{ ...timber, reason: 'injury' }] },
    }),
    feedMatch('Man City', 'Arsenal', '2024-03-09T15:00:00Z', {
      ...ended(1, 0),
      lineUps: { away: { starters: [{ ...nelson, minutes: 90 }], bench: [] } },
    }),
    feedMatch('Arsenal', 'Man United', '2024-04-06T14:00:00Z', {
      status: 'live',
      live: { period: 'half-time' },
      score: { current: { home: 1, away: 0 } },
      events: [by(30, 'goal')],
      lineUps: { home: { starters: [{ ...saka, minutes: 45 }], bench: [nelson] } },
    }),
    feedMatch('Arsenal', 'Man City', '2024-05-11T15:00:00Z', { lineUps: { home: { starters: [nwaneri], bench: [] } } }),
  ];
  for (const match of matches) await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [match]);
});

async function load(path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<PlayerView>(playerPage, site, path)), notes };
}

describe('the page of a player', () => {
  it('says who he is, and what he did in the season and in each of its matches of the club', async () => {
    const { view } = await load('/players/bukayo-saka');
    expect(view.player).toMatchObject({ name: 'Bukayo Saka', shirtNumber: 7, position: 'forward', club: { name: 'Arsenal' } });
    expect(view.season).toMatchObject({
      tournamentName: 'Premier League',
      season: '2023-24',
      matches: 2,
      starts: 2,
      minutes: 135,
      goals: 3,
      penalties: 1,
      yellowCards: 1,
      redCards: 0,
    });
    expect(view.season?.matchByMatch.map(({ played, minutes, goalMinutes }) => [played, minutes, goalMinutes])).toEqual([
      [true, 90, [9, 45]],
      [false, null, []],
      [true, 45, [30]],
    ]);
  });

  it('sets the match that is on apart from those that are over', async () => {
    const { view } = await load('/players/bukayo-saka');
    expect(view.live).toMatchObject({ awayName: 'Manchester United', goals: 1, played: true });
    expect(view.matches.map(({ awayName, goals, minutes }) => [awayName, goals, minutes])).toEqual([['Everton', 2, 90]]);
  });

  it('rests on his clubs and on the matches that it lists', async () => {
    const { view, notes } = await load('/players/bukayo-saka');
    expect(notes.topics).toEqual(
      expect.arrayContaining([`team:${view.player.club?.id}`, `match:${view.live?.id}`, `match:${view.matches[0]?.id}`]),
    );
  });

  it.each(['/players/nobody', '/players/Bukayo-Saka'])('%s is not found', async (path) => {
    await expect(load(path)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a search engine', () => {
  it('is told of a player as a person of a club, in the language of the page', async () => {
    const { head, view } = await load('/players/bukayo-saka', 'de');
    expect(head).toMatchObject({
      indexed: true,
      title: 'Bukayo Saka: Spiele, Tore, Karten · Tipledger',
      addresses: { gr: 'https://example.org/gr/players/bukayo-saka' },
    });
    expect(head.description).toMatch(/^Bukayo Saka \(Stürmer, Arsenal\): /);
    expect(view.person).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': 'https://example.org/de/players/bukayo-saka',
      url: 'https://example.org/de/players/bukayo-saka',
      name: 'Bukayo Saka',
      image: head.picture.address,
      memberOf: { '@type': 'SportsTeam', name: 'Arsenal', sport: 'Soccer', url: 'https://example.org/de/teams/arsenal' },
    });
  });

  it.each(['jurrien-timber', 'ethan-nwaneri'])('is told nothing of %s, of whom no match that has begun notes anything', async (slug) => {
    const { head, view } = await load(`/players/${slug}`);
    expect([head.indexed, view.season, view.matches]).toEqual([false, undefined, []]);
  });

  it('finds in the sitemap whoever it may list, and nobody else', async () => {
    const slugs = (await listSitemapEntries(db, 'players', 0)).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(['bukayo-saka', 'reiss-nelson']);
  });
});
