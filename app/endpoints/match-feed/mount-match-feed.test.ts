import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { mountMatchFeed } from './mount-match-feed.ts';

function siteWith(url: string | undefined): Hono {
  const app = new Hono();
  mountMatchFeed(app, { matchFeedUrl: url });
  return app;
}

describe('the feed of matches', () => {
  it.each(['/feed', '/feed/', '/de/feed', '/pt_br/feed/'])('%s leads to the feed of the settings, for now', async (path) => {
    const answer = await siteWith('https://feeds.example/matches.xml').request(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://feeds.example/matches.xml']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/feed', '/de/feed/'])("%s leads to the site's own feed where the settings name none", async (path) => {
    const answer = await siteWith(undefined).request(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/match-feed.xml?']);
  });

  it('leads with what the feed understands, and without what it would refuse', async () => {
    const location = async (query: string) => (await siteWith(undefined).request(`/feed${query}`)).headers.get('location');
    expect(await location('?x=1&utm_source=mail')).toBe('/api/match-feed.xml?');
    expect(await location('?from=2026-11-21&x=1&competition=england.premier-league')).toBe(
      '/api/match-feed.xml?from=2026-11-21&competition=england.premier-league',
    );
  });
});
