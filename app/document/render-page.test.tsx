import { describe, expect, it } from 'vitest';
import { createSiteForPages, type SiteForPagesOptions } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import type { DocumentAssets } from './assets.ts';
import { type Place, usePlace } from './place.tsx';
import { renderPage } from './render-page.tsx';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const assets: DocumentAssets = {
  build: 'test',
  entry: '/entry.js',

  partsOfEntry: [],
  styles: () => '',
  allStyles: () => undefined,

  file: (source) => `/${source}`,
};

describe('a page knows where it stands', () => {
  const domains = { de: 'tipps.example', it: 'pronostici.example' };

  async function placeOn(options: SiteForPagesOptions): Promise<Place | undefined> {
    const { site } = createSiteForPages(db, now, options);
    let place: Place | undefined;
    function Content() {
      place = usePlace();
      return null;
    }
    const { words, absolute } = site;
    const head = {
      locale: words.locale.code,
      siteName: 'Tipledger',
      title: 'A page',
      description: '',
      path: '/tips',
      indexed: false,
      addresses: { [words.locale.code]: absolute(words.locale, '/tips') },
      picture: { address: '', description: '' },
    };
    await renderPage(
      site,
      { path: '/tips', search: '?date=2024-04-05' },
      {
        assets,
        page: undefined,
        open: async () => ({ status: 200, head, view: undefined, content: <Content />, rail: undefined, beside: undefined, isWide: false }),
        report: (error) => {
          throw error;
        },
      },
    );
    return place;
  }

  it('by its shared path and its parameters', async () => {
    expect(await placeOn({ code: 'de' })).toMatchObject({ pathname: '/tips', search: '?date=2024-04-05', root: 'https://example.org/de' });
  });

  it('without domains every language is at home on this host', async () => {
    expect(await placeOn({})).toMatchObject({ root: 'https://example.org', otherOrigins: {} });
  });

  it('names the hosts of the languages that have one of their own', async () => {
    expect((await placeOn({ domains }))?.otherOrigins).toEqual({ de: 'https://tipps.example', it: 'https://pronostici.example' });
  });

  it('on such a host names the main one for all languages without one', async () => {
    const place = await placeOn({ domains, code: 'de' });
    expect(place?.root).toBe('https://tipps.example');
    expect(place?.otherOrigins).toMatchObject({ en: 'https://example.org', gr: 'https://example.org', it: 'https://pronostici.example' });
    expect(place?.otherOrigins).not.toHaveProperty('de');
  });
});
