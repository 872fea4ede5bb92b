import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import { nameLikeness } from '#domain/team/name-likeness.ts';
import type { NewClub } from './add-provisional-clubs.ts';
import type { DirectoryClub } from './club-directory.ts';
import { freeClubSlugs } from './free-club-slugs.ts';
import { insertClubs } from './insert-clubs.ts';

/** Max new clubs of one competition in one answer; no round of any cup has as many. */
const maxOfCompetition = 200;
/** Max new clubs of a source in a day: more than exist in a source that covers the world. */
const maxOfDay = 6_000;
/**
 * Min likeness of two names that are treated as spellings of one club. It is higher in competitions that are not in the catalogue: most of their clubs are
 * new, and those of one town have similar names.
 */
const likelyNames = { catalogued: 0.7, other: 0.86 } as const;
/* Second teams, those of an age and those of women are called after their club: "Arsenal U21", "Real Sociedad II", "Porto B", "Bayern W". */
const teamMark = / (?:u-?\d\d|[iv]{2,3}|b|c|w|2|res\.?|reserves?|youth|am\.?|amateure)$/i;

interface NumberedAdmission {
  readonly source: string;
  readonly now: Date;
  /** Ids of clubs that already have another number of the source, so that no new name refers to them. */
  readonly numbered: ReadonlySet<number>;
}

/**
 * Adds clubs to which a source gives numbers, in competitions that it has listed. Returns the club of each name in the same order; undefined when none was
 * added. None is added for a name that may be another spelling of a club of the catalogue, since an operator decides on that. Nor is one added beyond the
 * limits, which protect against broken and hostile feeds.
 */
export async function addNumberedClubs(
  client: Queryable,
  names: readonly NewClub[],
  { source, now, numbered }: NumberedAdmission,
): Promise<(DirectoryClub | undefined)[]> {
  // Two processes that add clubs at the same time would give two clubs the same address.
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.addingClubs]);
  const alike = await findAlike(client, names, numbered);
  const ofCompetition = new Map<string, number>();
  const room = maxOfDay - (await countAdded(client, source, now));
  const fresh = names
    .filter((name, index) => {
      const count = (ofCompetition.get(name.tournament) ?? 0) + 1;
      ofCompetition.set(name.tournament, count);
      return alike[index] === false && count <= maxOfCompetition;
    })
    .slice(0, Math.max(0, room));
  if (fresh.length === 0) return names.map(() => undefined);
  const slugs = await freeClubSlugs(client, fresh);
  const added = await insertClubs(
    client,
    fresh.map((club, index) => ({ ...club, slug: slugs[index] as string, addedBySource: source })),
    now,
  );
  const byName = new Map(fresh.map((club, index) => [club, added[index]]));
  return names.map((name) => byName.get(name));
}

async function countAdded(client: Queryable, source: string, now: Date): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from teams where sport_id = $1 and told_by = $2 and created_at >= date_trunc('day', $3::timestamptz, 'UTC')`,
    [sportIds.football, source, now],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Returns, for each name, true when it may be another spelling of a club of its country. Only clubs from the catalogue or an operator, without a number of
 * the source, are compared.
 */
async function findAlike(client: Queryable, names: readonly NewClub[], numbered: ReadonlySet<number>): Promise<boolean[]> {
  const { rows } = await client.query<{ id: number; country: string; gender: string; alias: string }>(
    `select t.id, c.slug as country, t.gender_type as gender, a.alias
     from teams t join countries c on c.id = t.country_id join team_aliases a on a.team_id = t.id
     where t.sport_id = $1 and t.told_by is null and c.slug = any($2)`,
    [sportIds.football, [...new Set(names.map(({ country }) => country))]],
  );
  const catalogued = await client.query<{ id: string }>(`select id from tournaments where id = any($1) and not field_sources ? 'name'`, [
    [...new Set(names.map(({ tournament }) => tournament))],
  ]);
  const ofCatalogue = new Set(catalogued.rows.map(({ id }) => id));
  const known = Map.groupBy(
    rows.filter(({ id }) => !numbered.has(id)),
    ({ country, gender }) => `${country}|${gender}`,
  );
  return names.map(({ country, gender, name, tournament }) => {
    const likely = ofCatalogue.has(tournament) ? likelyNames.catalogued : likelyNames.other;
    const others = known.get(`${country}|${gender}`) ?? [];
    return others.some(({ alias }) => markOf(name) === markOf(alias) && nameLikeness(name, alias) >= likely);
  });
}

function markOf(name: string): string | undefined {
  return teamMark.exec(name)?.[0].toLowerCase();
}
