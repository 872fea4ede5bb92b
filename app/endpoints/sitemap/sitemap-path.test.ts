import { expect, it } from 'vitest';
import type { SitemapKind } from '#data/queries/sitemap/list-sitemap-entries.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { sitemapPath } from './sitemap-path.ts';

it.each<[SitemapKind, Sport, string | null, string, string]>([
  ['tournaments', 'football', 'england', 'premier-league', '/england/premier-league'],
  ['tournaments', 'tennis', 'tennis', 'wimbledon', '/tennis/wimbledon'],
  ['teams', 'football', null, 'arsenal', '/teams/arsenal'],
  ['teams', 'tennis', null, 'ada-moss', '/tennis/players/ada-moss'],
  ['teams', 'basketball', null, 'denver-nuggets', '/basketball/clubs/denver-nuggets'],
  ['players', 'football', null, 'bukayo-saka', '/players/bukayo-saka'],
  ['matches', 'football', null, 'arsenal-everton-2023-07-03', '/arsenal-everton-2023-07-03'],
  ['matches', 'tennis', null, 'ada-moss-eva-thorn-2023-07-03', '/tennis/matches/ada-moss-eva-thorn-2023-07-03'],
])('of the %s of %s, %s %s stands at %s', (kind, sport, category, slug, path) => {
  expect(sitemapPath(kind, { sport, category, slug, updatedAt: new Date(0) })).toBe(path);
});
