import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { type CountedLink, listLinkClicks } from '#data/queries/links/list-link-clicks.ts';
import { affiliateBookmakers, type BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { linkSports, placements } from '#domain/offer/bookmaker-link.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
let site: Awaited<ReturnType<typeof startTestSite>>;
beforeAll(async () => {
  const now = new Date('2026-11-22T12:00:00Z');
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', ended(2, 0))]);
  site = await startTestSite(connectionString, {
    TRUST_PROXY: '1',
    COUNTRY_HEADER: 'CF-IPCountry',
    CLOCK: '2026-11-22T12:00Z',
    LOG_LEVEL: 'silent',
  });
}, 120_000);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const ask = (path: string, country?: string, more: Record<string, string> = {}, method = 'GET') =>
  askRaw(site.address, path, { 'user-agent': firefox, ...(country === undefined ? {} : { 'cf-ipcountry': country }), ...more }, method);

/** The licences in countries where links are allowed, by the registers as of November 2026. */
const licences: Readonly<Record<string, readonly BookmakerId[]>> = {
  GB: ['bet365', 'ladbrokes', 'williamhill'],
  DE: ['bet365'],
  ES: ['williamhill'],
  BR: ['bet365'],
};
const homes: Readonly<Record<string, string>> = { en: 'GB', cz: 'CZ', de: 'DE', es: 'ES', gr: 'GR', it: 'IT', pt_br: 'BR' };
const mayLead = (country: string | undefined, code: string, bookmaker: BookmakerId) =>
  [country ?? 'none', homes[code] as string].every((where) => licences[where]?.includes(bookmaker) === true);

describe.each(locales)('a link to a bookmaker in $tag', ({ code, prefix }) => {
  it.each(['GB', 'DE', 'ES', 'BR', 'IT', 'GR', 'FR', undefined])('from %s', async (country) => {
    for (const id of ['bet365', 'ladbrokes', 'williamhill', 'bet-at-home', 'sbobet'] as const) {
      const { status, headers } = await ask(`${prefix}/goto/${id}`, country);
      expect([status, headers['cache-control']], id).toEqual([mayLead(country, code, id) ? 302 : 451, 'private, no-store']);
      expect(headers.location !== undefined, id).toBe(status === 302);
    }
  });
});

it('leads nowhere for bookmakers of which no licence was found', async () => {
  for (const { id } of affiliateBookmakers.filter(({ id }) => ['betzest', 'bet9ja', 'betin'].includes(id))) {
    for (const country of ['GB', 'BR', 'NG', 'KE', 'XX']) expect((await ask(`/goto/${id}`, country)).status, `${id} ${country}`).toBe(451);
  }
});

describe('a link that may be followed', () => {
  it('leads to the operator from every placement, and in the language of the address', async () => {
    for (const placement of placements.filter((one) => one !== 'claimbonus')) {
      for (const path of [`/goto/bet365/${placement}`, ...linkSports.map((sport) => `/market/bet365/${sport}/${placement}`)]) {
        expect((await ask(path, 'GB')).headers.location, path).toBe('https://www.bet365.com/');
        expect((await ask(`/pt_br${path}`, 'BR')).headers.location, path).toBe('https://www.bet365.bet.br/');
      }
    }
  });

  it('calls to claim a bonus only where bonuses may be advertised', async () => {
    expect((await ask('/goto/bet365/claimbonus', 'GB')).status).toBe(302);
    expect((await ask('/de/goto/bet365/claimbonus', 'DE')).status).toBe(451);
    expect((await ask('/pt_br/market/bet365/soccer/claimbonus', 'BR')).status).toBe(451);
  });

  it('answers HEAD as it answers GET', async () => {
    const { status, headers, body } = await ask('/goto/ladbrokes', 'GB', {}, 'HEAD');
    expect([status, headers.location, body]).toEqual([302, 'https://www.ladbrokes.com/', '']);
    expect((await ask('/goto/ladbrokes', 'IT', {}, 'HEAD')).status).toBe(451);
  });

  it('takes nothing of where it leads from the query, and is no road to anywhere else', async () => {
    for (const query of ['?url=https://evil.example', '?to=//evil.example', '?bookmaker=sbobet', '?%2F%2Fevil.example']) {
      expect((await ask(`/goto/bet365${query}`, 'GB')).headers.location, query).toBe('https://www.bet365.com/');
    }
    for (const path of [
      '/goto/https://evil.example',
      '/goto//evil.example',
      '/goto/%2F%2Fevil.example',
      '/goto/bet365%2F..%2F..%2Fevil.example',
      '/goto/bet365/..%2f..%2fevil.example',
      '/goto/bet365/%0d%0alocation:https:%2f%2fevil.example',
      '/goto/bet365@evil.example',
      '/goto/bet365.evil.example',
      '/goto/%62et365',
      '//evil.example/goto/bet365',
      '/market//evil.example/soccer/hbanner',
    ]) {
      const { status, headers } = await ask(path, 'GB');
      expect([status, headers.location], path).toEqual([404, undefined]);
    }
    // The server refuses what is no path at all.
    expect((await ask('/goto\\evil.example', 'GB')).status).toBe(400);
    for (const path of [
      '/goto/bet365/',
      '/market/bet365/soccer/%2e%2e',
      '/market/bet365/soccer/hbanner//',
      '//evil.example/goto/bet365/',
    ]) {
      const { headers } = await ask(path, 'GB');
      expect(headers.location, path).toMatch(/^(\/(?!\/)|http:\/\/(localhost|127\.0\.0\.1)[:/])/);
    }
  });

  it('is not found where no link is, on a page of the site', async () => {
    for (const path of ['/goto', '/goto/bwin', '/goto/bet365/nowhere', '/market/bet365', '/market/bet365/chess/hbanner', '/de/goto/bwin']) {
      const { status, headers, body } = await ask(path, 'GB');
      expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
      expect(body, path).toContain(path.startsWith('/de') ? 'Seite nicht gefunden' : 'Page Not Found');
    }
  });
});

describe('a link that is forbidden', () => {
  it('says why, in the language of the page, with the help lines of the country where the visitor is', async () => {
    const { status, headers, body } = await ask('/de/goto/bet365', 'IT');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([451, 'text/html; charset=utf-8', 'private, no-store']);
    expect(body).toContain('<html lang="de"');
    expect(body).toContain('Dieser Link ist für Sie gesperrt');
    // Telefono verde of the Istituto Superiore di Sanità.
    expect(body.replace(/\s/g, '')).toContain('tel:800558822');
    expect(body).toContain('noindex');
    expect(body).not.toContain('https://www.bet365');
  });

  it('names GAMSTOP to a British visitor for whom a bookmaker has no licence', async () => {
    const { status, body } = await ask('/goto/sbobet', 'GB');
    expect(status).toBe(451);
    expect(body).toContain('SBOBET');
    expect(body).toContain('https://www.gamstop.co.uk/');
  });
});

describe('offers on a page of their own', () => {
  it('stand where they may, each link marked as an advertisement', async () => {
    const { status, headers, body } = await ask('/offers/bet365', 'GB');
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const links = [...body.matchAll(/<a [^>]*href="\/goto\/[^>]*>.*?<\/a>/g)].map(([link]) => link);
    // The bookmaker's own, and the one that the sign-up guide leads on by.
    expect(links).toEqual([
      expect.stringMatching(/rel="sponsored nofollow noopener".*>bet365.*Ad</),
      expect.stringMatching(/rel="sponsored nofollow noopener".*>Join.*Ad</),
    ]);
    expect((await ask('/offers', 'GB')).body.match(/href="\/goto\//g)).toHaveLength(3);
  });

  it.each(['/it/offers', '/it/offers/bet365', '/offers/sbobet', '/gr/offers/bet365'])(
    'are not at %s for a British visitor',
    async (path) => {
      const { status, body } = await ask(path, 'GB');
      expect([status, body.includes('/goto/')]).toEqual([200, false]);
    },
  );

  it('are nowhere for who comes from nowhere, and of nobody else', async () => {
    expect((await ask('/offers')).body).not.toContain('/goto/');
    expect((await ask('/offers/bwin', 'GB')).status).toBe(404);
  });
});

describe('pages for everybody', () => {
  it.each([
    '/arsenal-everton-2024-04-06',
    '/de/where-to-use-our-tips/bet365',
    '/sports-life/added-time',
    '/it/where-to-use-our-tips/bet365',
  ])('%s has the same bytes for every country, and no way to a bookmaker in them', async (path) => {
    const bodies = [];
    for (const country of ['GB', 'IT', 'DE', undefined]) {
      const { status, body } = await ask(path, country);
      expect(status).toBe(200);
      bodies.push(body);
    }
    expect(new Set(bodies)).toHaveLength(1);
    expect(bodies[0]).not.toMatch(/\/(goto|market)\//);
    expect(bodies[0]?.includes('<offer-slot ')).toBe(!path.startsWith('/it/'));
  });
});

describe('clicks', () => {
  const clicksOn = async (link: Omit<CountedLink, 'clicks'>) =>
    (await listLinkClicks(db, {})).find((counted) =>
      Object.entries(link).every(([name, value]) => counted[name as keyof CountedLink] === value),
    )?.clicks;

  it('are counted exactly when many come at once, and those of nobody but people', async () => {
    const follow = (more: Record<string, string>, method?: string) => ask('/market/williamhill/tennis/livestream', 'GB', more, method);
    const machines = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        follow({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
      ),
      ...Array.from({ length: 10 }, () => follow({ 'user-agent': '' })),
      ...Array.from({ length: 10 }, () => follow({ 'sec-purpose': 'prefetch' })),
      ...Array.from({ length: 10 }, () => follow({}, 'HEAD')),
      ...Array.from({ length: 10 }, () => ask('/it/market/williamhill/tennis/livestream', 'GB')),
    ]);
    const people = await Promise.all(Array.from({ length: 200 }, () => ask('/market/williamhill/tennis/prediction', 'GB')));
    expect(machines.map(({ status }) => status)).toEqual([...Array(40).fill(302), ...Array(10).fill(451)]);
    expect(people.map(({ status }) => status)).toEqual(Array(200).fill(302));
    await expect.poll(() => clicksOn({ bookmaker: 'williamhill', sport: 'tennis', placement: 'prediction' })).toBe(200);
    // What was counted before is stored by now.
    expect(await clicksOn({ bookmaker: 'williamhill', sport: 'tennis', placement: 'livestream' })).toBeUndefined();
  });

  it('that cannot be stored keep nobody from the bookmaker, and are stored when they can be', async () => {
    await db.query('alter table link_clicks rename to link_clicks_away');
    expect((await ask('/goto/ladbrokes/featured-odds', 'GB')).status).toBe(302);
    await db.query('alter table link_clicks_away rename to link_clicks');
    expect((await ask('/goto/ladbrokes/featured-odds', 'GB')).status).toBe(302);
    await expect.poll(() => clicksOn({ bookmaker: 'ladbrokes', sport: '', placement: 'featured-odds' })).toBe(2);
  });
});
