import { describe, expect, it } from 'vitest';
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
  expect(taken(offer('bet365', 2.08), offer('coral', 2), offer('ladbrokes', 1.9))).toEqual(['bet365 2.08', 'coral 2', 'ladbrokes 1.9']);
  expect(taken(offer('bet365', 2.09), offer('coral', 2), offer('ladbrokes', 1.9))).toEqual(['coral 2', 'ladbrokes 1.9']);
});

it('what one bookmaker alone quotes cannot be compared and does not count, however often it is quoted', () => {
  expect(taken(offer('bet365', 2.1))).toEqual([]);
  const asHandicap: Bet = { market: 'asian-handicap', line: -0.5, selection: 'home' };
  expect(taken(offer('bet365', 2.1), offer('bet365', 2.1, { bet: asHandicap }))).toEqual([]);
});

it('the same event under another name is compared with it', () => {
  const asHandicap: Bet = { market: 'asian-handicap', line: -0.5, selection: 'home' };
  expect(taken(offer('bet365', 2.1), offer('coral', 2, { bet: asHandicap }))).toEqual(['coral 2']);
  expect(taken(offer('bet365', 2.05), offer('coral', 2, { bet: asHandicap }))).toEqual(['bet365 2.05', 'coral 2']);
});

it('where readings come often a price counts once it has been seen twice', () => {
  const standing = { quotedAt: later };
  expect(taken(offer('bet365', 2.05, standing), offer('coral', 2, standing), offer('ladbrokes', 2.06))).toEqual(['bet365 2.05', 'coral 2']);
  // Of a single reading everything is as good.
  expect(taken(offer('bet365', 2.05), offer('coral', 2))).toEqual(['bet365 2.05', 'coral 2']);
});

it('knows of each offer the best price of another bookmaker', () => {
  expect(takeableOffers(footballTips, [offer('bet365', 2.05), offer('coral', 2), offer('ladbrokes', 1.9)])).toEqual([
    { bet: home, decimalOdds: 2.05, bookmaker: 'bet365', quotedAt: earlier, nextBestOdds: 2 },
    { bet: home, decimalOdds: 2, bookmaker: 'coral', quotedAt: earlier, nextBestOdds: 2.05 },
    { bet: home, decimalOdds: 1.9, bookmaker: 'ladbrokes', quotedAt: earlier, nextBestOdds: 2.05 },
  ]);
});

describe('a bookmaker that no country of the site licenses', () => {
  // Nobody here can bet with BetOnline or at Pinnacle; 1xBet is licensed in Brazil alone, which is enough.
  it('has no offer, and nothing is compared with its price', () => {
    expect(taken(offer('pinnacle', 2.04), offer('bet365', 2), offer('1xbet', 1.98))).toEqual(['bet365 2', '1xbet 1.98']);
    expect(taken(offer('pinnacle', 2.08), offer('betonline', 2.07), offer('bet365', 2.06), offer('1xbet', 1.9))).toEqual(['1xbet 1.9']);
    expect(taken(offer('pinnacle', 2), offer('bet365', 2))).toEqual([]);
  });

  it('still tells by its readings whether a price of another has been seen twice', () => {
    expect(taken(offer('pinnacle', 2, { quotedAt: later }), offer('bet365', 2), offer('coral', 2))).toEqual([]);
  });
});
