import { definePage } from '#app/document/page.ts';
import { oddsAddress } from './odds.address.ts';
import { oddsHead } from './odds.head.ts';
import { loadOdds } from './odds.server.ts';
import { OddsPage } from './odds-page.tsx';

export const oddsPage = definePage(import.meta.url, oddsAddress, {
  load: loadOdds,
  head: oddsHead,
  View: OddsPage,
  isWide: ({ selection }) => selection !== undefined,
});
