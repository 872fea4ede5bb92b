import { definePage } from '#app/document/page.ts';
import { teamAddress } from './team.address.ts';
import { teamHead } from './team.head.ts';
import { loadTeam } from './team.server.ts';
import { TeamPage } from './team-page.tsx';

export const teamPage = definePage(import.meta.url, teamAddress, {
  load: loadTeam,
  head: teamHead,
  View: TeamPage,
});
