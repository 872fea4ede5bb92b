import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const england = [{ name: 'Premier League', slug: 'premier-league', category_slug: 'england' }];
let requested: URL[];
let answers: Response[];
let stored: Map<string, string>;

beforeEach(() => {
  [requested, answers, stored] = [[], [], new Map()];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.example' } } });
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address));
    return answers.shift();
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Imports the module again, as a page that was just loaded has it. */
const loadPage = () => import('./leagues-of-country.ts');

describe('the competitions of a country', () => {
  it('are asked for once, however often the country is opened, by ids and fields that are joined by commas', async () => {
    answers = [Response.json({ data: england })];
    const { leaguesOfCountry } = await loadPage();
    const ids = 'england.premier-league,england.fa-cup';
    expect(await Promise.all([leaguesOfCountry(ids), leaguesOfCountry(ids)])).toEqual([england, england]);
    expect(await leaguesOfCountry(ids)).toEqual(england);
    expect(requested.map((address) => [address.origin + address.pathname, ...address.searchParams])).toEqual([
      [
        'https://api.example/api/soccer/tournament',
        ['ids', ids],
        ['only', 'id,name,numeric_id,slug,category_slug,country,logo_urls,current_season,type,gender_type,created_at,updated_at'],
      ],
    ]);
  });

  it('are not asked for again on the next page of the visit', async () => {
    answers = [Response.json({ data: england })];
    await (await loadPage()).leaguesOfCountry('england.premier-league');
    vi.resetModules();
    expect(await (await loadPage()).leaguesOfCountry('england.premier-league')).toEqual(england);
    expect(requested).toHaveLength(1);
  });

  it('that could not be loaded are asked for again the next time', async () => {
    answers = [new Response(null, { status: 404 }), Response.json({ data: england })];
    const { leaguesOfCountry } = await loadPage();
    await expect(leaguesOfCountry('england.premier-league')).rejects.toThrow('404');
    expect(await leaguesOfCountry('england.premier-league')).toEqual(england);
    expect(requested).toHaveLength(2);
  });
});
