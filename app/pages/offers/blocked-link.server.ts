import { notFound } from '#app/addresses/answers.ts';
import { type Visit, visitorOf } from '#app/document/page.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { readBookmakerLink } from '#domain/offer/bookmaker-link.ts';
import { judgeLink } from '#domain/offer/judge-link.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { toHelp } from './help-view.ts';

export type BlockedLinkView = Awaited<ReturnType<typeof loadBlockedLink>>;

/** Returns the reason why the law forbids a link to a bookmaker. Throws 404 for a link that may be followed or does not exist. */
export async function loadBlockedLink(site: Site, visit: Visit) {
  const { path } = visit;
  const link = readBookmakerLink(path);
  const bookmaker = link === undefined ? undefined : affiliateBookmaker(link.bookmaker);
  if (link === undefined || bookmaker === undefined) throw notFound();
  const { rules, hindrance } = judgeLink(link, {
    country: await visitorOf(visit).country(),
    language: site.words.locale.tag,
    today: localDayOf(site.clock.now(), 'UTC'),
  });
  if (hindrance === undefined) throw notFound();
  return { path, bookmaker, hindrance, help: toHelp(rules) };
}
