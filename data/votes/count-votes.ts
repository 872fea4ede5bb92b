import type { Queryable } from '#data/database/database.ts';
import type { VotedSport } from '#domain/vote/voted-sports.ts';

export interface VoteCounts {
  /** Number of votes that count, by option; an option without any is left out. */
  readonly byOption: Readonly<Record<string, number>>;
  /** Number of all votes that count. */
  readonly counted: number;
  /** Number of stored votes that do not count, because too many came at once or from one network address. */
  readonly setAside: number;
}

/** Returns the numbers of votes on an item so far. */
export async function countVotes(database: Queryable, sport: VotedSport, item: string): Promise<VoteCounts> {
  const { rows } = await database.query<{ option: string; counted: boolean; votes: number }>({
    name: 'count-votes',
    text: 'select option, counted, count(*)::int as votes from votes where sport = $1 and item = $2 group by option, counted',
    values: [sport, item],
  });
  const sum = (counted: boolean) => rows.filter((row) => row.counted === counted).reduce((total, { votes }) => total + votes, 0);
  return {
    byOption: Object.fromEntries(rows.filter(({ counted }) => counted).map(({ option, votes }) => [option, votes])),
    counted: sum(true),
    setAside: sum(false),
  };
}
