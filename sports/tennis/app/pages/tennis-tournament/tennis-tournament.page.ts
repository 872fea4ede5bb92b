import { definePage } from '#app/document/page.ts';
import { tennisTournamentAddress } from './tennis-tournament.address.ts';
import { tennisTournamentHead } from './tennis-tournament.head.ts';
import { loadTennisTournament } from './tennis-tournament.server.ts';
import { TennisTournamentPage } from './tennis-tournament-page.tsx';

export const tennisTournamentPage = definePage(import.meta.url, tennisTournamentAddress, {
  load: loadTennisTournament,
  head: tennisTournamentHead,
  View: TennisTournamentPage,
  isWide: ({ section }) => section === 'draw',
});
