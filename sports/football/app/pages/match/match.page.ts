import { definePage } from '#app/document/page.ts';
import { matchAddress } from './match.address.ts';
import { loadMatch } from './match.server.ts';
import { MatchPage } from './match-page.tsx';

export const matchPage = definePage(import.meta.url, matchAddress, {
  load: loadMatch,
  head: (_site, { description }) => description.head,
  View: MatchPage,
});
