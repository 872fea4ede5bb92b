import { teamCard } from '#app/share-cards/name-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { TeamPageFacts } from '#data/queries/team/get-team.ts';
import { teamAddress } from './team.address.ts';

/**
 * Returns the head of a club's page. It is not indexed for a club without a match, whose page is a name and empty lists, nor for a provisional club,
 * whose identity is not settled yet.
 */
export function teamHead(site: Site, { team, hasMatches }: { readonly team: TeamPageFacts; readonly hasMatches: boolean }): PageHead {
  const { t, format } = site.words;
  return describePage(site, {
    title: t('team.title', { name: team.name }),
    description: t('team.description', { name: team.name, country: format.region(team.countryRegion) }),
    path: teamAddress.href({ slug: team.slug }),
    indexed: hasMatches && !team.isProvisional,
    shared: { subject: { of: 'team', slug: team.slug }, card: teamCard(team, site) },
  });
}
