import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { nameLikeness } from '#domain/team/name-likeness.ts';

/** Evidence that a provisional club, which a source added and the operator has not checked, is another club under a different name. */
export interface Likeness {
  readonly teamId: number;
  readonly other: { readonly id: number; readonly slug: string; readonly name: string };
  /** Likeness of the names, from 0 to 1 (see domain/team). */
  readonly nameLikeness: number;
  /** Number of matches stored for both: the same opponent on the same day, at home or away. */
  readonly sharedMatches: number;
  /** True when the other club has matches in the same competition, but none in the provisional club's season. */
  readonly isAbsent: boolean;
}

interface NamedClub {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly gender: string;
  readonly names: readonly string[];
}

/** Min likeness of two names that are treated as spellings of one club. */
const likelyName = 0.7;
/** Min likeness of two names for clubs that share matches, or one of which is missing from the season in which the other plays. */
const possibleName = 0.5;
const international = 'international';

/**
 * Returns, for each provisional club, the clubs that it may be under another name, the likeliest first. Evidence is an alike name, a match that is stored
 * for both clubs, or a club that is missing from the season. Two clubs that have met, or that often played different opponents on one day, are not the same.
 *
 * @param teamIds ids of the provisional clubs
 * @param seasonId season to which the other clubs must belong; undefined for any club
 */
export async function listLikelyClubs(database: Queryable, teamIds: readonly number[], seasonId?: number): Promise<Likeness[]> {
  if (teamIds.length === 0) return [];
  const clubs = await listNamedClubs(database, teamIds, seasonId);
  const asked = clubs.filter(({ id }) => teamIds.includes(id));
  const alike = asked.flatMap((club) =>
    clubs.flatMap((other) => {
      const likeness = other.id !== club.id && mayBeOne(club, other) ? likenessOf(club, other) : 0;
      return likeness >= possibleName ? [{ id: club.id, other: other.id, likeness }] : [];
    }),
  );
  const evidence = await listEvidence(database, teamIds, alike);
  const byId = new Map(clubs.map((club) => [club.id, club]));
  return evidence
    .flatMap(({ id, otherId, shared, apart, haveMet, isAbsent }): Likeness[] => {
      const [club, other] = [byId.get(id), byId.get(otherId)];
      // A match that was moved is stored on two days when only one source has the new one.
      if (club === undefined || other === undefined || haveMet || 3 * apart > shared) return [];
      const likeness = likenessOf(club, other);
      if (likeness < likelyName && shared === 0 && !isAbsent) return [];
      const { slug, name } = other;
      return [{ teamId: id, other: { id: otherId, slug, name }, nameLikeness: likeness, sharedMatches: shared, isAbsent }];
    })
    .sort((first, second) => first.teamId - second.teamId || weightOf(second) - weightOf(first) || first.other.id - second.other.id);
}

function weightOf({ nameLikeness, sharedMatches, isAbsent }: Likeness): number {
  return nameLikeness + Math.min(sharedMatches, 3) / 2 + (isAbsent ? 0.1 : 0);
}

function mayBeOne(club: NamedClub, other: NamedClub): boolean {
  return club.gender === other.gender && (club.country === other.country || club.country === international);
}

function likenessOf(club: NamedClub, other: NamedClub): number {
  return Math.max(...club.names.flatMap((name) => other.names.map((known) => nameLikeness(name, known))));
}

/**
 * Returns the given clubs and all other clubs of their countries, or of every country when one of them has none. With `seasonId` only clubs of that season
 * are returned.
 */
async function listNamedClubs(database: Queryable, teamIds: readonly number[], seasonId: number | undefined): Promise<NamedClub[]> {
  const { rows } = await database.query<NamedClub>(
    `with asked as (select t.country_id, t.gender_type, c.slug = '${international}' as anywhere
                    from teams t join countries c on c.id = t.country_id where t.id = any($1))
     select t.id, t.slug, t.name, c.slug as country, t.gender_type as gender,
       array[t.name] || array(select a.alias from team_aliases a where a.team_id = t.id order by a.alias) as names
     from teams t join countries c on c.id = t.country_id
     where t.sport_id = ${sportIds.football}
       and exists (select from asked a where a.gender_type = t.gender_type and (a.anywhere or a.country_id = t.country_id))
       and ($2::int is null or exists (select from season_entries e where e.season_id = $2 and e.team_id = t.id))`,
    [teamIds, seasonId ?? null],
  );
  return rows;
}

interface Evidence {
  readonly id: number;
  readonly otherId: number;
  readonly shared: number;
  /** Number of days on which they played against different opponents. */
  readonly apart: number;
  readonly haveMet: boolean;
  readonly isAbsent: boolean;
}

/** SQL that is true for the same match at two sources, whose days may differ by one. */
const sameMatch = `p.opponent_id = o.opponent_id and p.is_home = o.is_home and p.season_id = o.season_id
  and abs(extract(epoch from p.kickoff_utc - o.kickoff_utc)) < 129600`;

async function listEvidence(
  database: Queryable,
  teamIds: readonly number[],
  alike: readonly { readonly id: number; readonly other: number }[],
): Promise<Evidence[]> {
  const { rows } = await database.query<Evidence>(
    `with side as (
       select m.id as match_id, m.season_id, m.tournament_id, m.kickoff_utc, m.home_team_id as team_id, m.away_team_id as opponent_id, true as is_home
       from matches m where m.status <> 'cancelled'
       union all
       select m.id, m.season_id, m.tournament_id, m.kickoff_utc, m.away_team_id, m.home_team_id, false from matches m where m.status <> 'cancelled'
     ), asked as materialized (
       select * from side where team_id = any($1)
     ), shared as (
       select p.team_id as id, o.team_id as other, count(*)::int as count
       from asked p join side o on ${sameMatch} and o.team_id <> p.team_id group by 1, 2
     ), pairs as (
       select id, other from shared union select r.id, r.other from jsonb_to_recordset($2) as r(id int, other int)
     )
     select pairs.id, pairs.other as "otherId", coalesce(shared.count, 0) as shared,
       exists (select from asked p where p.team_id = pairs.id and p.opponent_id = pairs.other) as "haveMet",
       (select count(*)::int from asked p join side o on o.team_id = pairs.other
            and (o.kickoff_utc at time zone 'UTC')::date = (p.kickoff_utc at time zone 'UTC')::date
          where p.team_id = pairs.id and not (${sameMatch})) as apart,
       exists (select from asked p join side o on o.team_id = pairs.other and o.tournament_id = p.tournament_id where p.team_id = pairs.id)
       and not exists (select from asked p join side o on o.team_id = pairs.other and o.season_id = p.season_id where p.team_id = pairs.id) as "isAbsent"
     from pairs left join shared on shared.id = pairs.id and shared.other = pairs.other`,
    [teamIds, JSON.stringify(alike)],
  );
  return rows;
}
