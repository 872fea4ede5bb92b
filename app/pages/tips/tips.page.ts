import { definePage } from '#app/document/page.ts';
import { OnRecord } from '#app/opinions/on-record.tsx';
import { tipsAddress } from './tips.address.ts';
import { tipsHead } from './tips.head.ts';
import { loadTips } from './tips.server.ts';
import { TipsPage } from './tips-page.tsx';

export const tipsPage = definePage(import.meta.url, tipsAddress, {
  load: loadTips,
  head: tipsHead,
  View: TipsPage,
  Beside: OnRecord,
});
