import { definePage } from '#app/document/page.ts';
import { streaksAddress } from './streaks.address.ts';
import { streaksHead } from './streaks.head.ts';
import { loadStreaks } from './streaks.server.ts';
import { StreaksPage } from './streaks-page.tsx';

export const streaksPage = definePage(import.meta.url, streaksAddress, {
  load: loadStreaks,
  head: streaksHead,
  View: StreaksPage,
});
