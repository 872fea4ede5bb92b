import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { headTags } from '#app/shell/page-head.ts';
import { readPieces } from '#data/articles/read-pieces.ts';
import type { Database } from '#data/database/database.ts';
import { createPageContext, loaderArguments } from '#tests/factories/page-context.ts';
import { writeGuide } from '#tests/factories/write-guide.ts';
import { loader } from './guide.server.ts';

const content = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(content, { recursive: true }));
writeGuide(content, 'bet365-sign-up');
const pieces = readPieces(content);

function page(path: string, code: LocaleCode, written = pieces) {
  const { context } = createPageContext({} as Database, new Date('2026-11-22T12:00:00Z'), { code, pieces: written });
  return loader(loaderArguments(path, {}, context));
}

describe('the sign-up guide', () => {
  it('speaks the language of its address, its links too, with what is said first before the steps', () => {
    const { view, head } = page('/gr/bet365-sign-up', 'gr');
    expect(view?.before).toContain('<p>What it is.</p>');
    expect(view?.after).toMatch(/^<h2 .*<a href="\/gr\/tips">/s);
    expect(view?.steps[0]).toEqual({ title: 'el step 1', text: 'el text of step 1' });
    expect(head.title).toBe('el bet365-sign-up · Tipledger');
  });

  it('names the country of its language first, then those of the specification, with the ages of their laws', () => {
    const rowsOf = (path: string, code: LocaleCode) => page(path, code).view?.countries.map((row) => `${row.country} ${row.minimumAge}`);
    expect(rowsOf('/bet365-sign-up', 'en')).toEqual(['GB 18', 'DE 18', 'GR 21', 'MX 18', 'ES 18', 'DK 18']);
    expect(rowsOf('/it/bet365-sign-up', 'it')).toEqual(['IT 18', 'DE 18', 'GR 21', 'MX 18', 'ES 18', 'GB 18', 'DK 18']);
    expect(page('/de/bet365-sign-up', 'de').view?.countries[0]).toMatchObject({ country: 'DE', register: { name: 'OASIS' } });
  });

  it('keeps room for a code only where bonuses may be advertised', () => {
    const room = (['en', 'cz', 'de', 'es', 'gr', 'it', 'pt_br'] as const).filter((code) => page('/bet365-sign-up', code).view?.roomForCode);
    expect(room).toEqual(['en']);
  });

  it('tells search engines its addresses and what it is', () => {
    const { view, head } = page('/cz/bet365-sign-up', 'cz');
    expect(view?.structured).toMatchObject({ '@type': 'Article', headline: 'cs bet365-sign-up', inLanguage: 'cs' });
    const tags = headTags(head);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://example.org/cz/bet365-sign-up' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang: 'el', href: 'https://example.org/gr/bet365-sign-up' });
  });

  it('is not there when nobody wrote it', () => {
    expect(() => page('/bet365-sign-up', 'en', [])).toThrow(expect.objectContaining({ status: 404 }));
  });
});
