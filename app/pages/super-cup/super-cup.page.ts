import { definePage } from '#app/document/page.ts';
import { superCupAddress } from './super-cup.address.ts';
import { loadSuperCup } from './super-cup.server.ts';
import { SuperCupPage } from './super-cup-page.tsx';
import { SuperCupRail } from './super-cup-rail.tsx';

export const superCupPage = definePage(import.meta.url, superCupAddress, {
  load: loadSuperCup,
  head: (_site, { head }) => head,
  View: SuperCupPage,
  Rail: SuperCupRail,
});
