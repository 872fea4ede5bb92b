import { describe, expect, it } from 'vitest';
import { bookmakerLinkPath, readBookmakerLink } from './bookmaker-link.ts';

describe('the path of a link to a bookmaker', () => {
  it.each([
    ['/goto/bet365', { bookmaker: 'bet365' }],
    ['/goto/bet-at-home/claimbonus', { bookmaker: 'bet-at-home', placement: 'claimbonus' }],
    ['/goto/betin/supercup-br', { bookmaker: 'betin', placement: 'supercup-br' }],
    ['/market/williamhill/tennis/featured-odds', { bookmaker: 'williamhill', sport: 'tennis', placement: 'featured-odds' }],
    ['/market/sbobet/soccer/supercup-de', { bookmaker: 'sbobet', sport: 'soccer', placement: 'supercup-de' }],
  ])('%s is read and written', (path, link) => {
    expect(readBookmakerLink(path)).toEqual(link);
    expect(bookmakerLinkPath(readBookmakerLink(path) ?? { bookmaker: 'bet9ja' })).toBe(path);
  });

  it.each([
    '/goto',
    '/goto/',
    '/goto/bet365/',
    '/goto/BET365',
    '/goto/bwin',
    '/goto/bet365/nowhere',
    '/goto/bet365/claimbonus/more',
    '/goto//bet365',
    '/goto/bet365%2Fclaimbonus',
    '/goto/%62et365',
    '/goto/bet365\n',
    '/goto/https://evil.example',
    '/market/bet365',
    '/market/bet365/soccer',
    '/market/bet365/basketball/hbanner',
    '/market/bet365/hbanner',
    '/de/goto/bet365',
  ])('%j is none', (path) => {
    expect(readBookmakerLink(path)).toBeUndefined();
  });

  it('names no sport without a placement', () => {
    expect(() => bookmakerLinkPath({ bookmaker: 'bet365', sport: 'soccer' })).toThrow(RangeError);
  });
});
