import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let requested: string[];
let answers: Response[];
let stored: Map<string, string>;

beforeEach(() => {
  [requested, answers, stored] = [[], [], new Map()];
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.example' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return answers.shift() ?? new Response(null, { status: 404 });
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const located = (data: object) => Response.json({ data });
/** Imports the module again, as a page that was just loaded has it. */
const loadPage = () => import('./visitor-country.ts');

describe('the visitor’s country', () => {
  it('is asked for at the base URL of the API, once, and kept as iso_code and country', async () => {
    answers = [located({ c: 'BR', cn: 'Brazil' })];
    const { visitorCountry } = await loadPage();
    expect(await Promise.all([visitorCountry(), visitorCountry()])).toEqual(['BR', 'BR']);
    expect(await visitorCountry()).toBe('BR');
    expect(requested).toEqual(['https://api.example/api/location']);
    expect([...stored]).toEqual([
      ['iso_code', 'BR'],
      ['country', 'Brazil'],
    ]);
  });

  it('stays unknown where the site does not know it', async () => {
    answers = [located({ c: null, cn: null })];
    const { visitorCountry } = await loadPage();
    expect(await visitorCountry()).toBe('');
    expect([...stored]).toEqual([]);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is asked for once more after %i', async (status) => {
    answers = [new Response(null, { status }), located({ c: 'DE', cn: 'Germany' })];
    const { visitorCountry } = await loadPage();
    expect(await visitorCountry()).toBe('DE');
    expect(requested).toHaveLength(2);
  });

  it.each([400, 404, 501])('is not asked for again after %i, until the next time', async (status) => {
    answers = [new Response(null, { status }), located({ c: 'DE', cn: 'Germany' })];
    const { visitorCountry } = await loadPage();
    await expect(visitorCountry()).rejects.toThrow(String(status));
    expect(requested).toHaveLength(1);
    expect(await visitorCountry()).toBe('DE');
  });
});

describe('the client by which the API is asked', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('does not try a %s again by itself, and sends JSON as such', async (method) => {
    const sent: (RequestInit & { headers: Headers })[] = [];
    vi.stubGlobal('fetch', async (_address: string, options: (typeof sent)[number]) => {
      sent.push(options);
      return new Response(null, { status: 503 });
    });
    const { ofetch } = await import('ofetch');
    await expect(ofetch('https://api.example/x', { method, body: { option: 'home' } })).rejects.toThrow('503');
    expect(sent).toHaveLength(1);
    expect([sent[0]?.body, sent[0]?.headers.get('content-type'), sent[0]?.headers.get('accept')]).toEqual([
      '{"option":"home"}',
      'application/json',
      'application/json',
    ]);
  });
});
