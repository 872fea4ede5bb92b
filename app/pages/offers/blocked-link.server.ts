import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { splitLocalePath } from '#app/i18n/locales.ts';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext, visitorContext } from '#app/site-context.server.ts';
import { affiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { readBookmakerLink } from '#domain/offer/bookmaker-link.ts';
import { judgeLink } from '#domain/offer/judge-link.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { toHelp } from './help-view.ts';

/** Unavailable for legal reasons (RFC 7725). */
const blockedStatus = 451;

/** What is said of a link to a bookmaker that leads nowhere: that the law forbids it, or that there is no such link. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { t, locale, href } = site.words;
  const { path } = splitLocalePath(url.pathname);
  const link = readBookmakerLink(path);
  const bookmaker = link === undefined ? undefined : affiliateBookmaker(link.bookmaker);
  if (link === undefined || bookmaker === undefined) throw new Response(null, { status: 404 });
  const { rules, hindrance } = judgeLink(link, {
    country: await context.get(visitorContext).country(),
    language: locale.tag,
    today: localDayOf(site.clock.now(), 'UTC'),
  });
  if (hindrance === undefined) {
    // The server leads on whoever asks for the document; it is not asked when the router navigates.
    if (new URL(request.url).pathname.endsWith('.data')) throw redirectDocument(href(path));
    throw new Response(null, { status: 404 });
  }
  const head = describePage(site, { title: t('offers.blocked'), description: t('offers.description'), path, indexed: false });
  return data(pageData(request, head, { bookmaker, hindrance, help: toHelp(rules) }), { status: blockedStatus });
}
