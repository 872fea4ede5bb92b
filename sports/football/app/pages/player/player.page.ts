import { definePage } from '#app/document/page.ts';
import { playerAddress } from './player.address.ts';
import { playerHead } from './player.head.ts';
import { loadPlayer } from './player.server.ts';
import { PlayerPage } from './player-page.tsx';

export const playerPage = definePage(import.meta.url, playerAddress, {
  load: loadPlayer,
  head: playerHead,
  View: PlayerPage,
});
