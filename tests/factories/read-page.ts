import { renderPage } from '#app/document/render-page.tsx';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { pages } from '#app/pages.ts';
import type { Database } from '#data/database/database.ts';
import { openPage } from './open-page.ts';
import { createSiteForPages } from './site-for-pages.ts';

/** Returns the text of a page of a site whose clock is stopped, its elements separated by bars. */
export async function readPage(db: Database, now: Date, path: string, code: LocaleCode = 'en'): Promise<string> {
  const { site } = createSiteForPages(db, now, { code });
  const { pathname, search } = new URL(path, 'https://example.org');
  const document = await renderPage(
    site,
    { path: pathname, search },
    {
      assets: {
        build: 'test',
        entry: '/entry.js',
        partsOfEntry: [],
        styles: () => '',
        allStyles: () => undefined,
        file: (source) => `/${source}`,
      },
      page: undefined,
      open: () => openPage(pages, site, path),
      report: (error) => {
        throw error;
      },
    },
  );
  if (document instanceof Response) throw new Error(`${path} is answered with ${document.status}`);
  return (/<main.*<\/main>/s.exec(document.html)?.[0] ?? '')
    .replaceAll(/<(script|style).*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|[\s|]*/g, '|');
}
