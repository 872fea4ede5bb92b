import { definePage } from '#app/document/page.ts';
import { guideAddress } from './guide.address.ts';
import { loadGuide } from './guide.server.ts';
import { GuidePage } from './guide-page.tsx';
import { GuideRail } from './guide-rail.tsx';

export const guidePage = definePage(import.meta.url, guideAddress, {
  load: loadGuide,
  head: (_site, { head }) => head,
  View: GuidePage,
  Rail: GuideRail,
});
