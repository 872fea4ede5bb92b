import { type Market, markets } from '#domain/odds/markets/markets.ts';

/** The columns of one bookmaker's prices of one market. */
export interface PriceGroup {
  /** A slug of data/feeds/bookmakers.ts. */
  readonly bookmaker: string;
  readonly market: Market;
  readonly isClosing: boolean;
  /** Indexes of the columns in the market's order of selections; undefined for a column that the file lacks. */
  readonly columns: readonly (number | undefined)[];
  /** Index of the column with the home side's handicap, for asian-handicap alone. */
  readonly lineColumn?: number;
}

export interface PriceColumns {
  readonly groups: readonly PriceGroup[];
  /** Indexes of all columns that the groups use. */
  readonly used: ReadonlySet<number>;
}

/* The abbreviations of the site's notes, of all its years. */
const bookmakerCodes: Readonly<Record<string, string>> = {
  '1XB': '1xbet',
  B365: 'bet365',
  BF: 'betfair',
  BFD: 'betfred',
  BFE: 'betfair-exchange',
  BMGM: 'betmgm',
  BS: 'blue-square',
  BV: 'betvictor',
  BW: 'bet-and-win',
  CL: 'coral',
  GB: 'gamebookers',
  IW: 'interwetten',
  LB: 'ladbrokes',
  P: 'pinnacle',
  PP: 'paddy-power',
  PS: 'pinnacle',
  SB: 'sportingbet',
  SJ: 'stan-james',
  SKB: 'sky-bet',
  SO: 'sporting-odds',
  SY: 'stanleybet',
  VC: 'betvictor',
  WH: 'william-hill',
  Avg: 'market-average',
  BbAv: 'market-average',
  BbMx: 'market-best',
  Max: 'market-best',
};

/** The endings of the names of a market's columns; the files have no other market. */
const endings: Readonly<Partial<Record<Market, readonly string[]>>> = {
  'match-result': ['H', 'D', 'A'],
  'total-goals': ['>2.5', '<2.5'],
  'asian-handicap': ['AHH', 'AHA'],
};

interface PriceColumn {
  readonly code: string;
  readonly bookmaker: string;
  readonly market: Market;
  readonly isClosing: boolean;
  readonly position: number;
}

/** The price columns by their full name, since BFD is Betfair's price of a draw while BFDD is Betfred's. */
const priceColumnNames: ReadonlyMap<string, PriceColumn> = new Map(
  Object.entries(bookmakerCodes).flatMap(([code, bookmaker]) =>
    (Object.keys(endings) as Market[]).flatMap((market) =>
      (endings[market] ?? []).flatMap((ending, position) =>
        [false, true].map(
          (isClosing) => [`${code}${isClosing ? 'C' : ''}${ending}`, { code, bookmaker, market, isClosing, position }] as const,
        ),
      ),
    ),
  ),
);

/** Returns the price columns of a header. A handicap price without a column for its line belongs to no group. */
export function findPriceColumns(header: readonly string[]): PriceColumns {
  const groups = new Map<string, { code: string; group: PriceGroup & { columns: (number | undefined)[] } }>();
  const used = new Set<number>();
  for (const [index, name] of header.entries()) {
    const column = priceColumnNames.get(name);
    if (column === undefined) continue;
    const { code, bookmaker, market, isClosing, position } = column;
    const key = `${bookmaker} ${market} ${isClosing}`;
    let entry = groups.get(key);
    if (entry === undefined) {
      const lineColumn = market === 'asian-handicap' ? lineColumnOf(header, code, isClosing) : undefined;
      if (market === 'asian-handicap' && lineColumn === undefined) continue;
      if (lineColumn !== undefined) used.add(lineColumn);
      const columns = markets[market].selections.map(() => undefined);
      entry = { code, group: { bookmaker, market, isClosing, columns, ...(lineColumn === undefined ? {} : { lineColumn }) } };
      groups.set(key, entry);
    }
    /* Two abbreviations of one bookmaker in one file, or a column twice: the first counts. */
    if (entry.code !== code || entry.group.columns[position] !== undefined) continue;
    entry.group.columns[position] = index;
    used.add(index);
  }
  return { groups: [...groups.values()].map(({ group }) => group), used };
}

/** Returns the column of a handicap's line; undefined without one. Files up to 2005 or so give each bookmaker's own handicap; later ones share the market's. */
function lineColumnOf(header: readonly string[], code: string, isClosing: boolean): number | undefined {
  const names = isClosing ? ['AHCh'] : [`${code}AH`, code.startsWith('Bb') ? 'BbAHh' : 'AHh', 'AHh', 'BbAHh'];
  return names.map((name) => header.indexOf(name)).find((index) => index !== -1);
}
