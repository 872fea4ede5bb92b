import { definePage } from '#app/document/page.ts';
import { tournamentAddress } from './tournament.address.ts';
import { tournamentHead } from './tournament.head.ts';
import { loadTournament } from './tournament.server.ts';
import { TournamentPage } from './tournament-page.tsx';

export const tournamentPage = definePage(import.meta.url, tournamentAddress, {
  load: loadTournament,
  head: tournamentHead,
  View: TournamentPage,
  isWide: ({ content }) => content.kind === 'knock-out',
});
