import { surfaceWords } from '#app/i18n/words/tennis-words.ts';
import { tournamentCard } from '#app/share-cards/name-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { placePath } from './place-path.ts';
import type { TennisTournamentView } from './tennis-tournament.server.ts';

/** Returns the head of a tournament's page. */
export function tennisTournamentHead(
  site: Site,
  { tournament, address, season, isPresent, facts, sections, section }: TennisTournamentView,
): PageHead {
  const { t } = site.words;
  const name = t(tournament.genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: tournament.name });
  const year = season?.label ?? '';
  const surface = facts === undefined ? '' : surfaceWords(facts, t);
  return describePage(site, {
    title: t('tennis.tournamentTitle', { name, year }),
    description: t('tennis.tournamentDescription', { name, year, surface }),
    path: placePath({ ...address, season: isPresent ? undefined : address.season }, section, sections[0]),
    shared: { subject: { of: 'tournament', category: 'tennis', slug: tournament.slug }, card: tournamentCard(tournament, site) },
    indexed: season !== undefined,
  });
}
