import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { type Sport, sports } from '#domain/sports/sport.ts';
import { isSeniorMatch } from './senior-matches.ts';

/** Span of time, including the first moment and excluding the last. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface MatchCounts {
  /** Number of matches that begin in each of the spans. */
  readonly inSpans: readonly number[];
  /** Number of matches in play that began in the span `underWay`. */
  readonly live: number;
}

/** Returns how many matches of a sport its lists show when the reader has chosen no level: those of senior competitions. Reads only the index by kick-off. */
export async function countMatches(database: Queryable, sport: Sport, spans: readonly Span[], underWay: Span): Promise<MatchCounts> {
  const { rows } = await database.query<MatchCounts>({
    name: 'count-matches',
    text: `select array(
             select (select count(*)::int from matches m where m.sport_id = $5 and m.kickoff_utc >= s.starts and m.kickoff_utc < s.ends and ${isSeniorMatch})
             from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as s (starts, ends, place) order by s.place
           ) as "inSpans",
           (select count(*)::int from matches m where m.sport_id = $5 and m.kickoff_utc >= $3 and m.kickoff_utc < $4 and m.status = 'live' and ${isSeniorMatch}) as live`,
    values: [spans.map(({ from }) => from), spans.map(({ to }) => to), underWay.from, underWay.to, sportIds[sport]],
  });
  return rows[0] as MatchCounts;
}

/** Number of matches by sport, for the sports with stored matches. */
export type MatchesBySport = Readonly<Partial<Record<Sport, number>>>;

/** Returns, for each sport, how many matches that begin in a span its lists show when the reader has chosen no level: those of senior competitions. */
export async function countMatchesBySport(database: Queryable, { from, to }: Span): Promise<MatchesBySport> {
  const { rows } = await database.query<{ sportId: number; matches: number }>({
    name: 'count-matches-by-sport',
    text: `select s.id as "sportId", (select count(*)::int from matches m where m.sport_id = s.id and m.kickoff_utc >= $1 and m.kickoff_utc < $2
                   and ${isSeniorMatch}) as matches
           from sports s where exists (select from matches m where m.sport_id = s.id)`,
    values: [from, to],
  });
  const counts = new Map(rows.map(({ sportId, matches }) => [sportId, matches]));
  return Object.fromEntries(
    sports.flatMap((sport) => {
      const count = counts.get(sportIds[sport]);
      return count === undefined ? [] : [[sport, count]];
    }),
  );
}
