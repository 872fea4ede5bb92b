import { definePage } from '#app/document/page.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { teamAddress } from './team.address.ts';
import { loadTeam } from './team.server.ts';
import { TeamPage } from './team-page.tsx';

export const teamPage = definePage(teamAddress, {
  load: loadTeam,
  head: (site, { team: { name, countryRegion, slug } }) => {
    const { t, format } = site.words;
    return describePage(site, {
      title: t('team.title', { name }),
      description: t('team.description', { name, country: format.region(countryRegion) }),
      path: teamAddress.href({ slug }),
    });
  },
  View: TeamPage,
  styles: ['app/styles/pages/team.css'],
});
