import { definePage } from '#app/document/page.ts';
import { leaguesAddress } from './leagues.address.ts';
import { leaguesHead } from './leagues.head.ts';
import { loadLeagues } from './leagues.server.ts';
import { LeaguesPage } from './leagues-page.tsx';

export const leaguesPage = definePage(import.meta.url, leaguesAddress, {
  load: loadLeagues,
  head: leaguesHead,
  View: LeaguesPage,
});
