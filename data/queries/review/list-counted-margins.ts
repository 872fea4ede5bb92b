import type { Queryable } from '#data/database/database.ts';

/** Mean margin of one bookmaker on home, draw and away. */
export interface CountedMargin {
  readonly bookmaker: string;
  /** Share of the stakes that it keeps: 0.054 is 5.4%. */
  readonly margin: number;
  /** Season counted, and the number of its matches with all three prices. */
  readonly season: string;
  readonly matches: number;
}

/** First divisions in which margins are counted, according to our published method. */
const countedTournaments = ['england.premier-league', 'spain.laliga', 'germany.bundesliga', 'italy.serie-a', 'france.ligue-1'];
/** Number of years after which a season is no longer representative of a bookmaker. */
const yearsCounted = 3;

/**
 * Returns for each bookmaker the margin of its first prices in the latest season of the big leagues for which it has any. A bookmaker without prices is
 * left out.
 */
export async function listCountedMargins(database: Queryable, bookmakers: readonly string[], now: Date): Promise<CountedMargin[]> {
  const { rows } = await database.query<CountedMargin>({
    name: 'list-counted-margins',
    text: `select distinct on (b.slug) b.slug as bookmaker, counted.season, counted.matches, counted.margin
           from bookmakers b cross join lateral (
             select s.label as season, count(*)::int as matches, avg(quote.margin) as margin, max(m.kickoff_utc) as latest
             from tournaments t join seasons s on s.tournament_id = t.numeric_id
             join matches m on m.season_id = s.id and m.kickoff_utc > $3::timestamptz - make_interval(years => ${yearsCounted}) and m.kickoff_utc <= $3
             cross join lateral (
               select 1 / q.odds[1]::float8 + 1 / q.odds[2]::float8 + 1 / q.odds[3]::float8 - 1 as margin
               from quotes q
               where q.match_id = m.id and q.market = 'match-result' and q.bookmaker_id = b.id
                 and array_position(q.odds, null) is null
               order by q.quoted_at limit 1
             ) as quote
             where t.id = any($2) group by s.label
           ) as counted
           where b.slug = any($1) order by b.slug, counted.latest desc`,
    values: [bookmakers, countedTournaments, now],
  });
  return rows;
}
