import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { toSlug } from '#domain/team/fold-name.ts';

/** Players of clubs are known only in the first sport. */
const sportId = sportIds[firstSport];

/** Player with the numbers of one source and the clubs for which he was named. */
export interface KnownPlayer {
  /** Undefined until a new player is stored. */
  id: number | undefined;
  readonly name: string;
  readonly birthDate: string | null;
  readonly externalIds: readonly string[];
  readonly teams: readonly { readonly teamId: number; readonly firstDay: string; readonly lastDay: string }[];
}

/** Returns the players that a source has named before, by its own numbers. */
export async function listPlayersByExternalId(
  client: Queryable,
  provider: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  if (externalIds.length === 0) return new Map();
  const { rows } = await client.query<KnownPlayer & { readonly externalId: string }>(
    `select e.external_id as "externalId", p.id, p.name, p.birth_date::text as "birthDate", array[e.external_id] as "externalIds", '[]'::jsonb as teams
     from external_ids e join players p on p.id = e.own_id
     where e.sport_id = $1 and e.provider = $2 and e.kind = 'player' and e.external_id = any($3)`,
    [sportId, provider, externalIds],
  );
  return new Map(rows.map(({ externalId, ...player }) => [externalId, player]));
}

/** Returns the players who were ever named for one of these clubs, with their days there and their numbers at a source. */
export async function listPlayersOfTeams(client: Queryable, provider: string, teamIds: readonly number[]): Promise<readonly KnownPlayer[]> {
  const { rows } = await client.query<KnownPlayer>(
    `select p.id, p.name, p.birth_date::text as "birthDate",
            array(select e.external_id from external_ids e
                  where e.kind = 'player' and e.own_id = p.id and e.sport_id = $1 and e.provider = $2) as "externalIds",
            jsonb_agg(jsonb_build_object('teamId', t.team_id, 'firstDay', t.first_day, 'lastDay', t.last_day)) as teams
     from player_teams t join players p on p.id = t.player_id where t.team_id = any($3) group by p.id order by p.id`,
    [sportId, provider, teamIds],
  );
  return rows;
}

/** Stores new players and sets the id of each. */
export async function addPlayers(client: Queryable, fresh: readonly KnownPlayer[], now: Date): Promise<void> {
  if (fresh.length === 0) return;
  const slugs = await freeSlugs(
    client,
    fresh.map(({ name }) => slugOf(name)),
  );
  const { rows } = await client.query<{ id: number; slug: string }>(
    `insert into players (sport_id, slug, name, birth_date, created_at, updated_at)
     select $1, r.slug, r.name, r.birth_date, $3, $3 from jsonb_to_recordset($2) as r(slug text, name text, birth_date date) returning id, slug`,
    [sportId, JSON.stringify(fresh.map(({ name, birthDate }, index) => ({ slug: slugs[index], name, birth_date: birthDate }))), now],
  );
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  for (const [index, player] of fresh.entries()) player.id = ids.get(slugs[index] as string);
}

/** Returns an address for each name; of two players of one name, the second gets `-2`. */
async function freeSlugs(client: Queryable, bases: readonly string[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  const taken = new Set<string>();
  let open = [...Map.groupBy(bases, (base) => base)].map(([base, { length }]) => ({ base, missing: length, from: 1 }));
  while (open.length > 0) {
    const tried = open.map(({ base, missing, from }) =>
      Array.from({ length: missing }, (_, at) => (from + at === 1 ? base : `${base}-${from + at}`)),
    );
    const { rows } = await client.query<{ slug: string }>('select slug from players where slug = any($1)', [tried.flat()]);
    for (const { slug } of rows) taken.add(slug);
    open = open.flatMap(({ base, missing, from }, at) => {
      const free = (tried[at] as string[]).filter((slug) => !taken.has(slug) && taken.add(slug));
      found.set(base, [...(found.get(base) ?? []), ...free]);
      return free.length === missing ? [] : [{ base, missing: missing - free.length, from: from + missing }];
    });
  }
  return bases.map((base) => found.get(base)?.shift() as string);
}

/** Returns a name as an address; `player` for one without letters that addresses allow. */
function slugOf(name: string): string {
  const slug = toSlug(name);
  return slug === 'club' ? 'player' : slug;
}

interface SeenPlayer {
  readonly id: number;
  /** Fuller name than the stored one. */
  readonly name: string | undefined;
  readonly externalId: string | undefined;
  readonly birthDate: string | undefined;
  readonly teams: readonly { readonly teamId: number; readonly day: string }[];
}

/** Stores new facts on known players: the source's number, clubs and days, a fuller name, the date of birth. */
export async function storeSeenPlayers(client: Queryable, provider: string, seen: readonly SeenPlayer[], now: Date): Promise<void> {
  const numbered = seen.filter(({ externalId }) => externalId !== undefined);
  if (numbered.length > 0) {
    await client.query(
      `insert into external_ids (sport_id, provider, kind, external_id, own_id)
       select $1, $2, 'player', r."externalId", r.id from jsonb_to_recordset($3) as r("externalId" text, id int) on conflict do nothing`,
      [sportId, provider, JSON.stringify(numbered.map(({ externalId, id }) => ({ externalId, id })))],
    );
  }
  await client.query(
    `insert into player_teams as p (player_id, team_id, first_day, last_day)
     select r.id, r."teamId", min(r.day), max(r.day) from jsonb_to_recordset($1) as r(id int, "teamId" int, day date) group by r.id, r."teamId"
     on conflict (player_id, team_id) do update
     set first_day = least(p.first_day, excluded.first_day), last_day = greatest(p.last_day, excluded.last_day)
     where excluded.first_day < p.first_day or excluded.last_day > p.last_day`,
    [JSON.stringify(seen.flatMap(({ id, teams }) => teams.map(({ teamId, day }) => ({ id, teamId, day }))))],
  );
  const changed = seen.filter(({ name, birthDate }) => name !== undefined || birthDate !== undefined);
  if (changed.length === 0) return;
  await client.query(
    `update players p set name = coalesce(r.name, p.name), birth_date = coalesce(p.birth_date, r."birthDate"), updated_at = $2
     from jsonb_to_recordset($1) as r(id int, name text, "birthDate" date)
     where p.id = r.id and (r.name <> p.name or (p.birth_date is null and r."birthDate" is not null))`,
    [JSON.stringify(changed.map(({ id, name, birthDate }) => ({ id, name, birthDate }))), now],
  );
}
