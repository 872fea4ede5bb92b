import { definePage } from '#app/document/page.ts';
import { basketballGameAddress } from './basketball-game.address.ts';
import { loadBasketballGame } from './basketball-game.server.ts';
import { BasketballGamePage } from './basketball-game-page.tsx';

export const basketballGamePage = definePage(import.meta.url, basketballGameAddress, {
  load: loadBasketballGame,
  head: (_site, { description }) => description.head,
  View: BasketballGamePage,
});
