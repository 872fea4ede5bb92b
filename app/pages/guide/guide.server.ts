import { notFound } from '#app/addresses/answers.ts';
import { addressOfSpecial } from '#app/addresses/special-addresses.ts';
import { illustratedArticles } from '#app/components/articles/illustrated-articles.ts';
import { toListedArticle } from '#app/components/articles/listed-article.ts';
import { toArticleData } from '#app/components/articles/to-article-data.ts';
import { localiseLinks } from '#app/i18n/localise-links.server.ts';
import { articleCard } from '#app/share-cards/title-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { homeOfLanguage, jurisdictionOf } from '#domain/jurisdiction/jurisdictions.ts';
import type { Language } from '#domain/language/languages.ts';
import { bonusCountries } from '#domain/offer/bonus-of.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { guideAddress } from './guide.address.ts';
import type { CountryRules, GuideView } from './guide-view.ts';

const related = ['reviews/bet365', 'reviews/how-we-review', 'academy/expected-value', 'academy/staying-in-control'] as const;

/** Returns the sign-up guide without its offers, the same for every visitor. */
export function loadGuide(site: Site): GuideView {
  const { words } = site;
  const path = guideAddress.path;
  const piece = site.pieces.find(({ section, slug }) => section === 'special' && addressOfSpecial[slug] === path);
  if (piece?.guide === undefined) throw notFound();
  const text = piece.texts[words.locale.tag];
  const address = site.absolute(words.locale, path);
  const shared = { subject: { of: 'piece', section: piece.section, slug: piece.slug }, card: articleCard(piece, site) } as const;
  const head = describePage(site, { title: text.title, description: text.description, path, shared });
  return {
    ...toListedArticle(piece, words),
    updated: piece.updated as LocalDay,
    steps: piece.guide.words[words.locale.tag].steps,
    ...cutAtFirstHeading(localiseLinks(text, words)),
    headings: text.headings,
    countries: countriesOfGuide(words.locale.tag),
    roomForCode: homeOfLanguage[words.locale.tag].advertising.bonuses,
    address,
    related: illustratedArticles(related, site.pieces, words),
    structured: toArticleData(piece, {
      words,
      address,
      siteName: site.name,
      picture: head.picture.address,
      within: [words.t('articles.section-reviews')],
    }),
    head: { ...head, article: { publishedOn: piece.published, updatedOn: piece.updated } },
  };
}

function cutAtFirstHeading(html: string): Pick<GuideView, 'before' | 'after'> {
  const cut = html.indexOf('<h2');
  return cut < 0 ? { before: '', after: html } : { before: html.slice(0, cut), after: html.slice(cut) };
}

/** Returns the countries of the guide with their rules, the language's home country first. */
function countriesOfGuide(language: Language): CountryRules[] {
  const home = homeOfLanguage[language];
  const others = bonusCountries.filter((country) => country !== home.country).map(jurisdictionOf);
  return [home, ...others.filter((row) => row !== undefined)].map(({ country, minimumAge, regulator, selfExclusion }) => ({
    country,
    minimumAge,
    regulator,
    register: selfExclusion,
  }));
}
