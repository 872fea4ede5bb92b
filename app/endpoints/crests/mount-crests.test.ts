import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mountCrests } from './mount-crests.ts';

const { db } = await createTestDatabase();
await db.query(`insert into sports (id, code) values (1, 'soccer')`);
await db.query(`insert into countries (id, slug, code, region, zone) values (1, 'england', 'GB', 'GB-ENG', 'Europe/London')`);
await db.query(
  `insert into teams (id, sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at)
   values (7, 1, 1, 'brighton', 'men', 'Brighton & Hove Albion', 'Brighton', 'Brighton', '{#0057b8,#ffffff}', now(), now())`,
);
await db.query(
  `insert into tournaments (id, sport_id, country_id, name, slug, category_slug, type, gender_type, logo_urls, priority, season_kind, tie_break, zones, created_at, updated_at)
   values ('england.premier-league', 1, 1, 'Premier League', 'premier-league', 'england', 'league', 'men', '{}', 1, 'autumn-spring', 'goal-difference', '[]', now(), now())`,
);
const app = new Hono();
mountCrests(app, { db });

describe('the monogram', () => {
  it('of a club has its letters and colours, and its name for those who cannot see it', async () => {
    const answer = await app.request('/crest/7.svg');
    const svg = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(svg).toContain('>BH</text>');
    expect(svg).toContain('fill="#0057b8"');
    expect(svg).toContain('aria-label="Brighton &#38; Hove Albion"');
  });

  it('of a competition has its letters', async () => {
    expect(await (await app.request('/crest/tournament/england.premier-league.svg')).text()).toContain('>PL</text>');
  });

  it.each([
    '/crest/8.svg',
    '/crest/0.svg',
    '/crest/seven.svg',
    '/crest/99999999999.svg',
    '/crest/tournament/england.none.svg',
    '/crest/tournament/%00.svg',
  ])('does not exist at %s', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});
