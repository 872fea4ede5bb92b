import { definePage } from '#app/document/page.ts';
import { tennisPlayerAddress } from './tennis-player.address.ts';
import { tennisPlayerHead } from './tennis-player.head.ts';
import { loadTennisPlayer } from './tennis-player.server.ts';
import { TennisPlayerPage } from './tennis-player-page.tsx';

export const tennisPlayerPage = definePage(import.meta.url, tennisPlayerAddress, {
  load: loadTennisPlayer,
  head: tennisPlayerHead,
  View: TennisPlayerPage,
});
