import { sectionPaths, textPages } from '#app/addresses/article-paths.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { calculatorAddress } from '#app/pages/calculator/calculator.address.ts';
import { contactAddress } from '#app/pages/contact/contact.address.ts';
import { livestreamAddress } from '#app/pages/livestream/livestream.address.ts';
import { forecastsAddress } from '#sports/football/app/pages/forecasts/forecasts.address.ts';
import { streaksAddress } from '#sports/football/app/pages/streaks/streaks.address.ts';

export interface Place {
  readonly path: string;
  readonly name: MessageKey;
}

/** The places of the site, in the order of the masthead. A test checks that each is a page. */
export const places: readonly Place[] = [
  { path: '/', name: 'nav.matches' },
  { path: '/tips', name: 'nav.tips' },
  { path: '/track-record', name: 'nav.record' },
  { path: '/leagues', name: 'nav.leagues' },
  { path: '/odds', name: 'nav.odds' },
  { path: '/betting-academy', name: 'nav.academy' },
];

/** Further places in the footer: the forecasts, the streaks, the other sections, and the pages about the site. */
export const standingPlaces: readonly Place[] = [
  { path: forecastsAddress.path, name: 'nav.forecasts' },
  { path: streaksAddress.path, name: 'nav.streaks' },
  { path: sectionPaths.reviews, name: 'articles.section-reviews' },
  { path: sectionPaths['sports-life'], name: 'articles.section-sports-life' },
  { path: calculatorAddress.path, name: 'footer.calculator' },
  { path: livestreamAddress.path, name: 'footer.livestream' },
  ...textPages.map((slug) => ({ path: `/${slug}`, name: `footer.${slug}` }) as const),
  { path: contactAddress.path, name: 'footer.contact' },
];

/** Returns the value of `aria-current`: `page` for the page that is shown, `true` for the section that contains it. */
export function currentPlace(path: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
