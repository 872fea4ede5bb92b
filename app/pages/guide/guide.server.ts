import type { LoaderFunctionArgs } from 'react-router';
import { toListedPiece } from '#app/components/listed-piece.ts';
import { toArticleData } from '#app/components/to-article-data.ts';
import { localiseLinks } from '#app/i18n/localise-links.server.ts';
import { pageData } from '#app/page-data.server.ts';
import { pieceCard } from '#app/share-cards/title-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext } from '#app/site-context.server.ts';
import { addressOfSpecial, specialAddresses } from '#app/special-addresses.ts';
import { homeOfLanguage } from '#domain/jurisdiction/jurisdictions.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { countriesOfGuide } from './countries-of-guide.ts';
import type { GuideView } from './guide-view.ts';

/** The sign-up guide as everybody gets it. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { words } = site;
  const path = specialAddresses.guide;
  const piece = site.pieces.find(({ section, slug }) => section === 'special' && addressOfSpecial[slug] === path);
  if (piece?.guide === undefined) throw new Response(null, { status: 404 });
  const text = piece.texts[words.locale.tag];
  const address = site.absolute(words.locale, path);
  const shared = { subject: { of: 'piece', section: piece.section, slug: piece.slug }, card: pieceCard(piece, site) } as const;
  const head = describePage(site, { title: text.title, description: text.description, path, shared });
  const view: GuideView = {
    ...toListedPiece(piece, words),
    updated: piece.updated as LocalDay,
    steps: piece.guide.words[words.locale.tag].steps,
    ...cutAtFirstHeading(localiseLinks(text, words)),
    headings: text.headings,
    countries: countriesOfGuide(words.locale.tag),
    roomForCode: homeOfLanguage(words.locale.tag).advertising.bonuses,
    address,
    structured: toArticleData(piece, {
      words,
      address,
      siteName: site.name,
      picture: head.picture.address,
      within: [words.t('articles.section-reviews')],
    }),
  };
  return pageData(request, { ...head, article: { publishedOn: piece.published, updatedOn: piece.updated } }, view);
}

function cutAtFirstHeading(html: string): Pick<GuideView, 'before' | 'after'> {
  const cut = html.indexOf('<h2');
  return cut < 0 ? { before: '', after: html } : { before: html.slice(0, cut), after: html.slice(cut) };
}
