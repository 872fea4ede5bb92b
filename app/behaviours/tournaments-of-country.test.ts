import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const england = [{ name: 'Premier League', slug: 'premier-league', category_slug: 'england' }];
let asked: URL[];
let answers: Response[];

beforeEach(() => {
  [asked, answers] = [[], []];
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.example' } } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address));
    return answers.shift();
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** The module anew, as a page that was just loaded has it. */
const loadPage = () => import('./tournaments-of-country.ts');

describe('the competitions of a country', () => {
  it('are asked for once, however often the country is opened, by ids and fields that are joined by commas', async () => {
    answers = [Response.json({ data: england })];
    const { tournamentsOfCountry } = await loadPage();
    const ids = 'england.premier-league,england.fa-cup';
    expect(await Promise.all([tournamentsOfCountry(ids), tournamentsOfCountry(ids)])).toEqual([england, england]);
    expect(await tournamentsOfCountry(ids)).toEqual(england);
    expect(asked.map((address) => [address.origin + address.pathname, ...address.searchParams])).toEqual([
      [
        'https://api.example/api/soccer/tournament',
        ['ids', ids],
        ['only', 'id,name,numeric_id,slug,category_slug,country,logo_urls,current_season,type,gender_type,created_at,updated_at'],
      ],
    ]);
  });

  it('that could not be loaded are asked for again the next time', async () => {
    answers = [new Response(null, { status: 404 }), Response.json({ data: england })];
    const { tournamentsOfCountry } = await loadPage();
    await expect(tournamentsOfCountry('england.premier-league')).rejects.toThrow('404');
    expect(await tournamentsOfCountry('england.premier-league')).toEqual(england);
    expect(asked).toHaveLength(2);
  });
});
