import type { Site } from '#app/site-context.server.ts';
import type { Piece } from '#data/articles/piece.ts';
import type { TitleCard } from './share-card.ts';

type CardSite = Pick<Site, 'words' | 'name' | 'dataset'>;

/** A written piece in a share picture: its title, and what it stands in. */
export function pieceCard({ section, texts }: Piece, site: CardSite): TitleCard {
  const { t, locale } = site.words;
  const place = section === 'pages' ? '' : section === 'special' ? t('articles.special') : t(`articles.section-${section}`);
  return { ...frameOf(site), section: place, title: texts[locale.tag].title };
}

/** The site in a share picture, for every page that has none of its own. */
export function siteCard(site: CardSite): TitleCard {
  return { ...frameOf(site), section: '', title: site.words.t('share.siteLine') };
}

function frameOf({ words, name, dataset }: CardSite) {
  return {
    kind: 'title' as const,
    language: words.locale.tag,
    siteName: name,
    demonstration: dataset === 'demonstration' ? words.t('shell.demonstration') : '',
  };
}
