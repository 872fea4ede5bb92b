import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { readArticles } from '#data/articles/read-articles.ts';
import type { Database } from '#data/database/database.ts';
import { headMarkup } from '#tests/factories/head-markup.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { writeGuide } from '#tests/factories/write-guide.ts';
import { guidePage } from './guide.page.ts';
import type { GuideView } from './guide-view.ts';

const content = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(content, { recursive: true }));
writeGuide(content, 'bet365-sign-up');
const pieces = readArticles(content);

function page(code: LocaleCode, written = pieces) {
  const { site } = createSiteForPages({} as Database, new Date('2026-11-22T12:00:00Z'), { code, pieces: written });
  return openPage<GuideView>(guidePage, site, '/bet365-sign-up');
}

describe('the sign-up guide', () => {
  it('speaks the language of its address, its links too, with what is said first before the steps', async () => {
    const { view, head } = await page('gr');
    expect(view.before).toContain('<p>What it is.</p>');
    expect(view.after).toMatch(/^<h2 .*<a href="\/gr\/tips">/s);
    expect(view.steps[0]).toEqual({ title: 'el step 1', text: 'el text of step 1' });
    expect(head.title).toBe('el bet365-sign-up · Tipledger');
  });

  it('names the country of its language first, then those of the specification, with the ages of their laws', async () => {
    const rowsOf = async (code: LocaleCode) => (await page(code)).view.countries.map((row) => `${row.country} ${row.minimumAge}`);
    expect(await rowsOf('en')).toEqual(['GB 18', 'DE 18', 'GR 21', 'MX 18', 'ES 18', 'DK 18']);
    expect(await rowsOf('it')).toEqual(['IT 18', 'DE 18', 'GR 21', 'MX 18', 'ES 18', 'GB 18', 'DK 18']);
    expect((await page('de')).view.countries[0]).toMatchObject({ country: 'DE', register: { name: 'OASIS' } });
  });

  it('keeps room for a code only where bonuses may be advertised', async () => {
    const codes = ['en', 'cz', 'de', 'es', 'gr', 'it', 'pt_br'] as const;
    const opened = await Promise.all(codes.map(async (code) => ({ code, ...(await page(code)) })));
    const room = opened.filter(({ view }) => view.roomForCode).map(({ code }) => code);
    expect(room).toEqual(['en']);
  });

  it('tells search engines its addresses and what it is', async () => {
    const { view, head } = await page('cz');
    expect(view.structured).toMatchObject({ '@type': 'Article', headline: 'cs bet365-sign-up', inLanguage: 'cs' });
    const tags = headMarkup(head);
    expect(tags).toContain('<link rel="canonical" href="https://example.org/cz/bet365-sign-up"/>');
    expect(tags).toContain('<link rel="alternate" hrefLang="el" href="https://example.org/gr/bet365-sign-up"/>');
  });

  it('is not there when nobody wrote it', async () => {
    await expect(page('en', [])).rejects.toMatchObject({ status: 404 });
  });
});
