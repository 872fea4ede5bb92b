import { definePage } from '#app/document/page.ts';
import { oddsMovementsAddress } from './odds-movements.address.ts';
import { oddsMovementsHead } from './odds-movements.head.ts';
import { loadOddsMovements } from './odds-movements.server.ts';
import { OddsMovementsPage } from './odds-movements-page.tsx';

export const oddsMovementsPage = definePage(import.meta.url, oddsMovementsAddress, {
  load: loadOddsMovements,
  head: oddsMovementsHead,
  View: OddsMovementsPage,
});
