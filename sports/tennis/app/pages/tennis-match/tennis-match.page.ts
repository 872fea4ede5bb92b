import { definePage } from '#app/document/page.ts';
import { tennisMatchAddress } from './tennis-match.address.ts';
import { loadTennisMatch } from './tennis-match.server.ts';
import { TennisMatchPage } from './tennis-match-page.tsx';

export const tennisMatchPage = definePage(import.meta.url, tennisMatchAddress, {
  load: loadTennisMatch,
  head: (_site, { description }) => description.head,
  View: TennisMatchPage,
});
