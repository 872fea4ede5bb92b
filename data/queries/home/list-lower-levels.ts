import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CompetitionLevel } from '#domain/tournament/competition-level.ts';
import type { Span } from './count-matches.ts';

/** Returns the levels of competitions below first teams (such as youth) that have football matches beginning in a span; with `liveOnly`, matches in play. */
export async function listLowerLevels(database: Queryable, { from, to }: Span, liveOnly: boolean): Promise<readonly CompetitionLevel[]> {
  const { rows } = await database.query<{ readonly level: CompetitionLevel }>({
    name: 'list-lower-levels',
    text: `select level from tournaments t where t.level <> 'senior' and exists (
             select from matches m where m.tournament_id = t.numeric_id and m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2
               and (not $3 or m.status = 'live')) group by level`,
    values: [from, to, liveOnly],
  });
  return rows.map(({ level }) => level);
}
