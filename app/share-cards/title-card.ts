import type { Site } from '#app/site-context.server.ts';
import type { Piece } from '#data/articles/piece.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { frameOf } from './card-frame.ts';
import type { TitleCard } from './share-card.ts';

type CardSite = Pick<Site, 'words' | 'name' | 'demonstration'>;

/** Returns a written piece in a share picture: its title, and what it stands in. */
export function pieceCard(piece: Piece, site: CardSite): TitleCard {
  return { ...frameOf(site), kind: 'title', section: placeOf(piece, site), title: piece.texts[site.words.locale.tag].title };
}

/** The guide stands among the reviews, other specials by themselves. */
function placeOf({ section, guide }: Piece, { words: { t } }: CardSite): string {
  if (section === 'pages') return '';
  if (section !== 'special') return t(`articles.section-${section}`);
  return t(guide === undefined ? 'articles.special' : 'articles.section-reviews');
}

/** Returns the site in a share picture, for every page that has none of its own. */
export function siteCard(site: CardSite): TitleCard {
  return { ...frameOf(site), kind: 'title', section: '', title: site.words.t('offer.claim') };
}

/** Returns the matches of a sport in a share picture, on whatever day it is passed on. */
export function sportCard(sport: CourtSport, site: CardSite): TitleCard {
  return { ...frameOf(site), kind: 'title', section: site.words.t(`sport.${sport}`), title: site.words.t('share.sportLine') };
}
