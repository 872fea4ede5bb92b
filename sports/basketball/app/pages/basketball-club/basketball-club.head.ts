import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import { sideCard } from '#app/share-cards/name-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { BasketballClubView } from './basketball-club.server.ts';

/** Returns the head of a club's page. The page of a club without a game has only a name and is not indexed. */
export function basketballClubHead(site: Site, { club }: BasketballClubView): PageHead {
  const { t } = site.words;
  return describePage(site, {
    title: t('basketball.clubTitle', { name: club.name }),
    description: t('basketball.clubDescription', { name: club.name, league: club.season?.tournament ?? t('sport.basketball') }),
    path: sidePath('basketball', club.slug),
    shared: { subject: { of: 'side', sport: 'basketball', slug: club.slug }, card: sideCard(club, 'basketball', site) },
    indexed: club.season !== null,
  });
}
