import type { Queryable } from '#data/database/database.ts';
import type { Fixture } from '#data/sources/source.ts';

const hourMs = 3_600_000;
/** Matches that began longer ago are over, or somebody has to look after them. */
const hoursBack = 12;
const hoursAhead = 48;

/** Returns the matches around a moment by which a source plans its calls, the earliest kick-off first. */
export async function listFixtures(database: Queryable, now: Date): Promise<Fixture[]> {
  const { rows } = await database.query<Fixture>({
    name: 'list-fixtures',
    text: `select t.id as "tournamentId", s.label as season, m.matchday, m.kickoff_utc as "kickoffUtc", m.status, null as "externalId"
           from matches m join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
           where m.kickoff_utc >= $1 and m.kickoff_utc < $2 order by m.kickoff_utc, m.id`,
    values: [new Date(now.getTime() - hoursBack * hourMs), new Date(now.getTime() + hoursAhead * hourMs)],
  });
  return rows;
}
