import { describe, expect, it } from 'vitest';
import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import { findPriceColumns } from './price-columns.ts';

/** Groups as text: bookmaker, market, O or C, columns by name, and the line's column. */
function groupsIn(header: string): string[] {
  const names = header.split(',');
  return findPriceColumns(names).groups.map(({ bookmaker, market, isClosing, columns, lineColumn }) =>
    [
      bookmaker,
      market,
      isClosing ? 'C' : 'O',
      ...columns.map((column) => (column === undefined ? '-' : names[column])),
      ...(lineColumn === undefined ? [] : [`@${names[lineColumn]}`]),
    ].join(' '),
  );
}

describe('findPriceColumns', () => {
  it.each([
    ['B365', 'bet365'],
    ['BF', 'betfair'],
    ['BFD', 'betfred'],
    ['BFE', 'betfair-exchange'],
    ['BMGM', 'betmgm'],
    ['BS', 'blue-square'],
    ['BV', 'betvictor'],
    ['BW', 'bet-and-win'],
    ['CL', 'coral'],
    ['GB', 'gamebookers'],
    ['IW', 'interwetten'],
    ['LB', 'ladbrokes'],
    ['PS', 'pinnacle'],
    ['P', 'pinnacle'],
    ['SB', 'sportingbet'],
    ['PP', 'paddy-power'],
    ['SKB', 'sky-bet'],
    ['SJ', 'stan-james'],
    ['SO', 'sporting-odds'],
    ['SY', 'stanleybet'],
    ['VC', 'betvictor'],
    ['WH', 'william-hill'],
    ['1XB', '1xbet'],
    ['Avg', 'market-average'],
    ['Max', 'market-best'],
    ['BbAv', 'market-average'],
    ['BbMx', 'market-best'],
  ])('reads %s as %s', (code, bookmaker) => {
    expect(groupsIn(`${code}H,${code}D,${code}A`)).toEqual([`${bookmaker} match-result O ${code}H ${code}D ${code}A`]);
    expect(groupsIn(`${code}CH,${code}CD,${code}CA`)).toEqual([`${bookmaker} match-result C ${code}CH ${code}CD ${code}CA`]);
    expect(knownBookmakers).toHaveProperty([bookmaker]);
  });

  it('tells Betfair, Betfred and the exchange apart', () => {
    expect(groupsIn('BFH,BFD,BFA,BFDH,BFDD,BFDA,BFEH,BFED,BFEA')).toEqual([
      'betfair match-result O BFH BFD BFA',
      'betfred match-result O BFDH BFDD BFDA',
      'betfair-exchange match-result O BFEH BFED BFEA',
    ]);
  });

  it('reads goals over and under 2.5', () => {
    expect(groupsIn('BbOU,BbMx>2.5,BbMx<2.5,P>2.5,P<2.5,PC>2.5,PC<2.5')).toEqual([
      'market-best total-goals O BbMx>2.5 BbMx<2.5',
      'pinnacle total-goals O P>2.5 P<2.5',
      'pinnacle total-goals C PC>2.5 PC<2.5',
    ]);
  });

  it('gives handicap prices the line that they share, early and closing', () => {
    expect(groupsIn('AHh,B365AHH,B365AHA,AHCh,B365CAHH,B365CAHA')).toEqual([
      'bet365 asian-handicap O B365AHH B365AHA @AHh',
      'bet365 asian-handicap C B365CAHH B365CAHA @AHCh',
    ]);
    expect(groupsIn('BbAH,BbAHh,BbMxAHH,BbMxAHA')).toEqual(['market-best asian-handicap O BbMxAHH BbMxAHA @BbAHh']);
  });

  it('gives handicap prices of old files the line of their bookmaker', () => {
    expect(groupsIn('GBAHH,GBAHA,GBAH,LBAHH,LBAHA,LBAH')).toEqual([
      'gamebookers asian-handicap O GBAHH GBAHA @GBAH',
      'ladbrokes asian-handicap O LBAHH LBAHA @LBAH',
    ]);
  });

  it('leaves a bookmaker half told as it is, and one without a line out', () => {
    expect(groupsIn('PSCH,PSCA')).toEqual(['pinnacle match-result C PSCH - PSCA']);
    expect(findPriceColumns(['B365CAHH', 'B365CAHA']).used.size).toBe(0);
  });

  it('does not take statistics for prices', () => {
    expect(groupsIn('HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR,FTHG,FTAG,HTHG,HTAG,Bb1X2,BbOU,BbAH')).toEqual([]);
  });
});
