import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Fixture } from '#data/sources/source.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import { lastOfTop } from '#domain/tournament/importance.ts';

const hourMs = 3_600_000;
/** Hours after which a match that began is over, or needs a person's attention. */
const hoursBack = 12;
const hoursAhead = 48;
const dayMs = 24 * hourMs;

/**
 * Returns the matches around a moment by which a source plans its calls, with its own numbers of them, the earliest kick-off first: those of the next two
 * days, of the last twelve hours, and of the whole day (UTC), over which its budget is divided.
 */
export async function listFixtures(
  database: Queryable,
  source: string,
  now: Date,
  sports: readonly Sport[] = [firstSport],
): Promise<Fixture[]> {
  const { rows } = await database.query<Fixture>({
    name: 'list-fixtures',
    text: `with numbered as (
             select tournament_id, array_agg(external_id order by external_id) as ids from competition_numbers where provider = $3 group by tournament_id
           ), followed as (select distinct subject from push_follows), tipped as (select distinct match_id from tips where kickoff_utc >= $1 and kickoff_utc < $2)
           select t.id as "tournamentId", s.label as season, m.matchday, m.kickoff_utc as "kickoffUtc", m.status, e.external_id as "externalId",
             jsonb_build_object('type', t.type, 'externalIds', coalesce(to_jsonb(n.ids), '[]'),
               'isGrown', t.field_sources ? 'name' and t.level = 'senior',
               'mayHaveTable', t.type = 'league' or t.field_sources ? 'name' and m.stage in ('group', 'league-phase')) as competition,
             t.priority <= $5 or m.id in (select match_id from tipped) or 'm' || m.id in (select subject from followed) or 'c' || t.numeric_id in (select subject from followed)
               or 't' || m.home_team_id in (select subject from followed) or 't' || m.away_team_id in (select subject from followed) as "isWatched"
           from matches m join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
             left join external_ids e on e.kind = 'match' and e.own_id = m.id and e.provider = $3
             left join numbered n on n.tournament_id = t.numeric_id
           where m.sport_id = any($4) and m.kickoff_utc >= $1 and m.kickoff_utc < $2 order by m.kickoff_utc, m.id`,
    values: [
      new Date(Math.min(now.getTime() - hoursBack * hourMs, Math.floor(now.getTime() / dayMs) * dayMs)),
      new Date(now.getTime() + hoursAhead * hourMs),
      source,
      sports.map((sport) => sportIds[sport]),
      lastOfTop,
    ],
  });
  return rows;
}
