import { seasonName } from '#app/components/season-name.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site-context.server.ts';
import { placePath } from './tournament.address.ts';
import type { TournamentView } from './tournament.server.ts';

/** Returns the head of a competition's page. Further steps of a list are the same page to a search engine. */
export function tournamentHead(site: Site, { tournament, season, sections, place }: TournamentView): PageHead {
  const { t, format } = site.words;
  const name = format.competition(tournament.name);
  return describePage(site, {
    title: t(tournament.type === 'cup' ? 'tournament.titleOfCup' : 'tournament.title', {
      name,
      country: format.region(tournament.countryRegion),
    }),
    description: t('tournament.description', { name, season: season === undefined ? '' : seasonName(season.label) }),
    path: placePath({ ...place, more: 1 }, sections[0]),
  });
}
