import { describe, expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { site as address } from './site.ts';

/** Max number of links followed from one page to pages that are made alike. */
const maxAlike = howMany(2, 8);
/** The paths already requested, each once: many links are on every page. */
const requested = new Set<string>();
/** The number of requests that are made in parallel. */
const atOnce = 4;

const prefixes: readonly string[] = locales.map(({ prefix }) => prefix);

/** Requests a path as a browser that follows a link, without following a redirect. */
const ask = (path: string) => fetch(address + path, { redirect: 'manual' });

/**
 * Returns the paths inside the site to which a page links, without their queries. Links to bookmakers, which may be forbidden by law, and
 * links of the language switch, which lead away, are left out.
 */
async function linksOf(path: string): Promise<string[]> {
  const page = await (await ask(path)).text();
  const paths = [...page.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map((found) => found[1] as string);
  const inside = [...new Set(paths)].filter((found) => !/^(\/[a-z_]+)?\/(goto|market|language)\//.test(found));
  return [...Map.groupBy(inside, kindOf)].flatMap(([kind, alike]) => (kind === 'standing' ? alike : alike.slice(0, maxAlike)));
}

/**
 * Returns the kind of a path. Pages of a kind are made alike: those of matches, of clubs, and those below another page; every other page is
 * checked.
 */
function kindOf(path: string): string {
  if (/-\d{4}-\d\d-\d\d$/.test(path)) return 'match';
  if (path.includes('/teams/')) return 'club';
  const [, first = '', ...rest] = path.split('/');
  const below = prefixes.includes(`/${first}`) ? rest : [first, ...rest];
  return below.length === 2 ? 'below' : 'standing';
}

/** Returns the paths that lead to no page, each with the status of the answer. */
async function lostOf(paths: readonly string[]): Promise<string[]> {
  const waiting = [...paths];
  const lost: string[] = [];
  const askOneByOne = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await ask(path);
      await answer.body?.cancel();
      if (answer.status !== 200) lost.push(`${path} ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOneByOne));
  return lost;
}

describe('no link leads nowhere', () => {
  it.each(['/', '/cz', '/leagues', '/odds', '/track-record', '/betting-academy', '/where-to-use-our-tips', '/sports-life', '/contact'])(
    'from %s',
    async (path) => {
      const links = await linksOf(path);
      expect(links.length).toBeGreaterThan(10);
      const fresh = links.filter((link) => !requested.has(link));
      for (const link of fresh) requested.add(link);
      expect(await lostOf(fresh)).toEqual([]);
    },
    120_000,
  );
});

describe('where the specification leads from a former address', () => {
  it.each([
    ['/livestream', '/live-football-livestream'],
    ['/turkey/super-cup-turkey', '/turkey/super-cup'],
    ['/peru/segunda-division-peru', '/peru/segunda-division'],
    ['/international/european-chship-qf', '/international/european-qualifiers'],
    ['/fun-facts/added-time', '/sports-life/added-time'],
  ])('%s, there is a page in every language', async (from, to) => {
    for (const prefix of prefixes) {
      const moved = await ask(prefix + from);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, prefix + to]);
      expect((await ask(prefix + to)).status, prefix + to).toBe(200);
    }
  });

  it.each([
    ['/turkey/super-cup', 'Turkish Super Cup, Turkey'],
    ['/peru/segunda-division', 'Segunda División, Peru'],
    ['/international/european-qualifiers', 'European Qualifiers, '],
  ])('%s says that there are no data of it, and offers no section', async (path, title) => {
    const page = await (await ask(path)).text();
    expect(page).toContain(`<title>${title}`);
    expect(page).toContain('None of our sources has matches of this competition.');
    expect(page).not.toContain('aria-label="Sections of this competition"');
  });
});
