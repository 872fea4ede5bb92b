import type { Pair } from '#domain/sports/pair.ts';
import type { Tour } from '../../../domain/tennis-event.ts';

/** The columns of a file, as indexes. Pairs are the winner's, then the loser's. */
export interface TennisColumns {
  readonly tour: Tour;
  readonly town: number;
  readonly tournament: number;
  readonly date: number;
  readonly series: number;
  readonly court: number;
  readonly surface: number;
  readonly round: number;
  readonly bestOf: number | undefined;
  readonly players: Pair<number>;
  readonly ranks: Pair<number>;
  readonly points: Pair<number> | undefined;
  /** One pair per set, as many as the tour's longest match has. */
  readonly sets: readonly Pair<number>[];
  readonly setCounts: Pair<number>;
  readonly comment: number;
  readonly prices: readonly { readonly bookmaker: string; readonly columns: Pair<number> }[];
}

/* The abbreviations of the site's notes, of all its years. */
const bookmakerCodes: Readonly<Record<string, string>> = {
  B365: 'bet365',
  BFE: 'betfair-exchange',
  'B&W': 'bet-and-win',
  GB: 'gamebookers',
  IW: 'interwetten',
  LB: 'ladbrokes',
  PS: 'pinnacle',
  SB: 'sportingbet',
  SJ: 'stan-james',
  UB: 'unibet',
  Avg: 'market-average',
  Max: 'market-best',
};

/** Returns the columns of a season of the men's or the women's tour; undefined when the header is neither. */
export function findTennisColumns(header: readonly string[]): TennisColumns | undefined {
  const find = (...names: string[]): number | undefined => names.map((name) => header.indexOf(name)).find((index) => index !== -1);
  const pair = (first: string, second: string): Pair<number> | undefined => {
    const [one, other] = [find(first), find(second)];
    return one === undefined || other === undefined ? undefined : [one, other];
  };
  const tour: Tour | undefined = header.includes('ATP') ? 'atp' : header.includes('WTA') ? 'wta' : undefined;
  const needed = {
    town: find('Location'),
    tournament: find('Tournament'),
    date: find('Date'),
    series: find('Series', 'Tier'),
    court: find('Court'),
    surface: find('Surface'),
    round: find('Round'),
    players: pair('Winner', 'Loser'),
    ranks: pair('WRank', 'LRank'),
    setCounts: pair('Wsets', 'Lsets'),
    comment: find('Comment'),
  };
  if (tour === undefined || !isComplete(needed)) return undefined;
  return {
    tour,
    ...needed,
    bestOf: find('Best of'),
    points: pair('WPts', 'LPts'),
    sets: [1, 2, 3, 4, 5].flatMap((set) => {
      const games = pair(`W${set}`, `L${set}`);
      return games === undefined ? [] : [games];
    }),
    prices: Object.entries(bookmakerCodes).flatMap(([code, bookmaker]) => {
      const columns = pair(`${code}W`, `${code}L`);
      return columns === undefined ? [] : [{ bookmaker, columns }];
    }),
  };
}

type Complete<Columns> = { readonly [Name in keyof Columns]: Exclude<Columns[Name], undefined> };

function isComplete<Columns extends object>(columns: Columns): columns is Columns & Complete<Columns> {
  return Object.values(columns).every((column) => column !== undefined);
}
