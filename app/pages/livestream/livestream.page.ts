import { definePage } from '#app/document/page.ts';
import { livestreamAddress } from './livestream.address.ts';
import { livestreamHead } from './livestream.head.ts';
import { loadLivestream } from './livestream.server.ts';
import { LivestreamPage } from './livestream-page.tsx';

export const livestreamPage = definePage(import.meta.url, livestreamAddress, {
  load: loadLivestream,
  head: livestreamHead,
  View: LivestreamPage,
});
