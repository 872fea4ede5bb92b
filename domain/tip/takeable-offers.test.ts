import { expect, it } from 'vitest';
import type { Bet } from '#domain/odds/bet.ts';
import { footballTips } from '#sports/football/domain/football-tips.ts';
import { type SeenOffer, takeableOffers } from './takeable-offers.ts';

const [earlier, later] = [new Date('2026-11-21T06:00:00Z'), new Date('2026-11-21T06:05:00Z')];
const home: Bet = { market: 'match-result', line: 0, selection: 'home' };

function offer(bookmaker: string, decimalOdds: number, over: Partial<SeenOffer<Bet>> = {}): SeenOffer<Bet> {
  return { bet: home, decimalOdds, bookmaker, quotedAt: earlier, firstSeenAt: earlier, ...over };
}

const taken = (...offers: SeenOffer<Bet>[]) =>
  takeableOffers(footballTips, offers).map(({ bookmaker, decimalOdds }) => `${bookmaker} ${decimalOdds}`);

it('a price counts within four per cent of the second-best bookmaker’s, and no further', () => {
  // 2 · 1.04 = 2.08.
  expect(taken(offer('a', 2.08), offer('b', 2), offer('c', 1.9))).toEqual(['a 2.08', 'b 2', 'c 1.9']);
  expect(taken(offer('a', 2.09), offer('b', 2), offer('c', 1.9))).toEqual(['b 2', 'c 1.9']);
});

it('what one bookmaker alone quotes cannot be compared and does not count, however often it is quoted', () => {
  expect(taken(offer('a', 2.1))).toEqual([]);
  const asHandicap: Bet = { market: 'asian-handicap', line: -0.5, selection: 'home' };
  expect(taken(offer('a', 2.1), offer('a', 2.1, { bet: asHandicap }))).toEqual([]);
});

it('the same event under another name is compared with it', () => {
  const asHandicap: Bet = { market: 'asian-handicap', line: -0.5, selection: 'home' };
  expect(taken(offer('a', 2.1), offer('b', 2, { bet: asHandicap }))).toEqual(['b 2']);
  expect(taken(offer('a', 2.05), offer('b', 2, { bet: asHandicap }))).toEqual(['a 2.05', 'b 2']);
});

it('where readings come often a price counts once it has been seen twice', () => {
  const standing = { quotedAt: later };
  expect(taken(offer('a', 2.05, standing), offer('b', 2, standing), offer('c', 2.06))).toEqual(['a 2.05', 'b 2']);
  // Of a single reading everything is as good.
  expect(taken(offer('a', 2.05), offer('b', 2))).toEqual(['a 2.05', 'b 2']);
});

it('knows of each offer the best price of another bookmaker', () => {
  expect(takeableOffers(footballTips, [offer('a', 2.05), offer('b', 2), offer('c', 1.9)])).toEqual([
    { bet: home, decimalOdds: 2.05, bookmaker: 'a', quotedAt: earlier, nextBestOdds: 2 },
    { bet: home, decimalOdds: 2, bookmaker: 'b', quotedAt: earlier, nextBestOdds: 2.05 },
    { bet: home, decimalOdds: 1.9, bookmaker: 'c', quotedAt: earlier, nextBestOdds: 2.05 },
  ]);
});
