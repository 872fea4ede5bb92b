import { playerCard } from '#app/share-cards/name-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { PlayerPageFacts } from '#data/queries/players/get-player.ts';
import { playerAddress } from './player.address.ts';

/** Returns the head of a player's page. The page of a player without reported matches has only a name and is not indexed. */
export function playerHead(
  site: Site,
  { player, hasMatches }: { readonly player: PlayerPageFacts; readonly hasMatches: boolean },
): PageHead {
  const { t } = site.words;
  const { name, position, club, slug } = player;
  const facts = [position === null ? undefined : t(`player.${position}`), club?.name].filter((fact) => fact !== undefined);
  return describePage(site, {
    title: t('player.title', { name }),
    description: t('player.description', { who: facts.length === 0 ? name : `${name} (${facts.join(', ')})` }),
    path: playerAddress.href({ slug }),
    indexed: hasMatches,
    shared: { subject: { of: 'player', slug }, card: playerCard(player, site) },
  });
}
