import { sideCard } from '#app/share-cards/name-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { countryWords } from './country-words.ts';
import { tennisPlayerAddress } from './tennis-player.address.ts';
import type { TennisPlayerView } from './tennis-player.server.ts';

/** Returns the head of a player's page. The page of a player without a match has only a name and is not indexed. */
export function tennisPlayerHead(site: Site, { player, coming, ended }: TennisPlayerView): PageHead {
  const { t } = site.words;
  const country = countryWords(player, site.words) ?? (player.genderType === 'men' ? 'ATP' : 'WTA');
  return describePage(site, {
    title: t('tennis.playerTitle', { name: player.name }),
    description: t('tennis.playerDescription', { name: player.name, country }),
    path: tennisPlayerAddress.href({ slug: player.slug }),
    shared: {
      subject: { of: 'side', sport: 'tennis', slug: player.slug },
      card: sideCard({ name: player.name, crestName: player.crestName, colours: [] }, 'tennis', site),
    },
    indexed: coming.length + ended.length > 0,
  });
}
