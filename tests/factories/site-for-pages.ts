import { type LocaleCode, localeByCode, localePath } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { Imprint } from '#app/site/imprint.ts';
import type { Pace, PageNotes, Site } from '#app/site/site-context.server.ts';
import type { Article } from '#data/articles/article.ts';
import type { Database } from '#data/database/database.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { siteSettings } from './site-settings.ts';

export interface SiteForPagesOptions {
  readonly code?: LocaleCode;
  /** The hosts of languages with their own domain; all others are on example.org. */
  readonly domains?: Partial<Readonly<Record<LocaleCode, string>>>;
  readonly pieces?: readonly Article[];
  readonly imprint?: Imprint;
  readonly withheld?: readonly string[];
}

/** Returns a site of real data whose clock is stopped, for opening pages in tests, and the topics, times and paces that pages note while they load. */
export function createSiteForPages(
  db: Database,
  now: Date,
  { code = 'en', domains = {}, pieces = [], imprint = { offices: {} }, withheld = [] }: SiteForPagesOptions = {},
) {
  const notes: { readonly topics: string[]; readonly until: Date[]; readonly paces: Pace[] } = { topics: [], until: [], paces: [] };
  const locale = localeByCode(code);
  if (locale === undefined) throw new Error(`no language ${code}`);
  const page: PageNotes = {
    dependOn: (...topics) => {
      notes.topics.push(...topics);
    },
    freshUntil: (moment) => {
      notes.until.push(moment);
    },
    renewAfter: (moment) => {
      notes.until.push(moment);
    },
    changes: (pace) => {
      notes.paces.push(pace);
    },
  };
  const site: Site = {
    db,
    clock: clockStandingAt(now),
    words: createWordsOf(locale),
    ...siteSettings({ imprint }),
    demonstration: false,
    isOpenToSearch: true,
    pieces,
    absolute: (of, path) => {
      const domain = domains[of.code];
      return domain === undefined ? `https://example.org${localePath(of, path)}` : `https://${domain}${path}`;
    },
    liveSequence: 0,
    page,
    withheld,
    fragment: (_name, load, instead = page) => load(instead),
  };
  return { site, notes };
}
