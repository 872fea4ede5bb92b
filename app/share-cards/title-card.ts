import type { Site } from '#app/site/site-context.server.ts';
import type { Article } from '#data/articles/article.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import { frameOf } from './card-frame.ts';
import type { TitleCard } from './share-card.ts';

type CardSite = Pick<Site, 'words' | 'name' | 'demonstration'>;

/** Returns the share picture of an article: its title and its section. */
export function articleCard(piece: Article, site: CardSite): TitleCard {
  return { ...frameOf(site), kind: 'title', section: placeOf(piece, site), title: piece.texts[site.words.locale.tag].title };
}

/** Returns the words for the section of an article; the guide belongs to the reviews, other specials have words of their own, and plain pages none. */
function placeOf({ section, guide }: Article, { words: { t } }: CardSite): string {
  if (section === 'pages') return '';
  if (section !== 'special') return t(`articles.section-${section}`);
  return t(guide === undefined ? 'articles.special' : 'articles.section-reviews');
}

/** Returns the share picture of the site, for every page without a picture of its own. */
export function siteCard(site: CardSite): TitleCard {
  return { ...frameOf(site), kind: 'title', section: '', title: site.words.t('offer.claim') };
}

/** Returns the share picture of a sport's matches, the same on every day. */
export function sportCard(sport: TwoSidedSport, site: CardSite): TitleCard {
  return { ...frameOf(site), kind: 'title', section: site.words.t(`sport.${sport}`), title: site.words.t('share.sportLine') };
}
