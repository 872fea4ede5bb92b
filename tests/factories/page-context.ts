import { RouterContextProvider } from 'react-router';
import { type LocaleCode, localeByCode, localePath } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words-of.server.ts';
import type { Imprint } from '#app/imprint.ts';
import { type PageNotes, type Site, siteContext } from '#app/site-context.server.ts';
import type { Piece } from '#data/articles/piece.ts';
import type { Database } from '#data/database/database.ts';
import { clockStandingAt } from '#domain/time/clock.ts';

export interface PageContextOptions {
  readonly code?: LocaleCode;
  /** Languages at home on a host of their own; all others are on example.org. */
  readonly domains?: Partial<Readonly<Record<LocaleCode, string>>>;
  readonly pieces?: readonly Piece[];
  readonly imprint?: Imprint;
}

/** What a loader is given in a test: a site of real data whose clock stands, and what the loader notes of its page. */
export function createPageContext(db: Database, now: Date, { code = 'en', domains = {}, pieces = [], imprint }: PageContextOptions = {}) {
  const notes: { readonly topics: string[]; readonly until: Date[] } = { topics: [], until: [] };
  const locale = localeByCode(code);
  if (locale === undefined) throw new Error(`no language ${code}`);
  const page: PageNotes = {
    dependOn: (...topics) => {
      notes.topics.push(...topics);
    },
    freshUntil: (moment) => {
      notes.until.push(moment);
    },
  };
  const site: Site = {
    db,
    clock: clockStandingAt(now),
    words: createWordsOf(locale),
    name: 'Tipledger',
    dataset: 'real',
    pieces,
    imprint,
    absolute: (of, path) => {
      const domain = domains[of.code];
      return domain === undefined ? `https://example.org${localePath(of, path)}` : `https://${domain}${path}`;
    },
    page,
    kept: (_name, load, instead = page) => load(instead),
  };
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  return { context, notes };
}

/** The arguments with which the router calls a loader for an address of the site. */
export function loaderArguments(path: string, params: Readonly<Record<string, string>>, context: RouterContextProvider) {
  const url = new URL(path, 'https://example.org');
  return { request: new Request(url), url, params, context, pattern: '' };
}
