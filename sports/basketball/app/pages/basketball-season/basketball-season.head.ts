import { seasonName } from '#app/components/competitions/season-name.ts';
import { tournamentCard } from '#app/share-cards/name-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { basketballSeasonAddress } from './basketball-season.address.ts';
import type { BasketballSeasonView } from './basketball-season.server.ts';

/** Returns the head of a competition's page. The longer list is the same page to a search engine. */
export function basketballSeasonHead(site: Site, { competition, season, isPresent, address }: BasketballSeasonView): PageHead {
  const { t } = site.words;
  const said = { name: competition.name, season: season === undefined ? '' : seasonName(season.label) };
  return describePage(site, {
    title: t('basketball.seasonTitle', said),
    description: t('basketball.seasonDescription', said),
    path: basketballSeasonAddress.href({
      ...address,
      season: isPresent ? undefined : address.season,
      more: basketballSeasonAddress.absent.more,
    }),
    shared: { subject: { of: 'tournament', category: 'basketball', slug: competition.slug }, card: tournamentCard(competition, site) },
    indexed: season !== undefined,
  });
}
