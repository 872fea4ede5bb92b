import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import type { Queryable } from '#data/database/database.ts';
import { ClubIdentityError, type IdentifiedClub, identifyClub } from './identify-club.ts';
import { readdressMatches } from './readdress-matches.ts';

type Row = Readonly<Record<string, unknown>>;

/** A club as it was before it was merged into another, with what that one had, as JSON. */
export interface MergedClub {
  readonly slug: string;
  /** Its row of `teams`, and that of `provisional_clubs` when it was provisional. */
  readonly team: Row;
  readonly provisional: Row | null;
  /** Facts that the remaining club took over when it lacked them. */
  readonly remaining: { readonly town: string | null; readonly venueId: number | null; readonly colours: readonly string[] };
  readonly spellings: readonly string[];
  readonly externalIds: readonly { readonly provider: string; readonly externalId: string }[];
  readonly formerSlugs: readonly string[];
  /** Ids of the news about it that were not about the remaining club as well. */
  readonly news: readonly number[];
  readonly homeMatches: readonly number[];
  readonly awayMatches: readonly number[];
  /** Rows of each table in `belongings`, of this club and of the remaining one. */
  readonly belongings: Readonly<Record<string, { readonly own: readonly Row[]; readonly remaining: readonly Row[] }>>;
}

/** Tables of what belongs to a club, with the columns that, beside the club, name a row. */
const belongings: Readonly<Record<string, readonly string[]>> = {
  season_entries: ['season_id'],
  player_teams: ['player_id'],
  team_names: ['locale'],
  squad_members: ['shirt_number'],
  point_adjustments: ['season_id', 'origin', 'decided_on', 'stage'],
  settled_ties: ['season_id'],
  told_standings: ['season_id', 'source', '"table"'],
  standings_differences: ['season_id', 'source'],
};

/** Returns what a merge of the first club into the second changes, so that it can be undone; to be called before the merge, within its transaction. */
export async function describeMergedClub(client: Queryable, removed: IdentifiedClub, remaining: IdentifiedClub): Promise<MergedClub> {
  const { rows } = await client.query<Omit<MergedClub, 'belongings'>>(
    `select t.slug, to_jsonb(t) as team, (select to_jsonb(p) from provisional_clubs p where p.team_id = t.id) as provisional,
       (select jsonb_build_object('town', k.town, 'venueId', k.venue_id, 'colours', k.colours) from teams k where k.id = $2) as remaining,
       array(select alias_key from team_aliases where team_id = t.id order by alias_key) as spellings,
       coalesce((select jsonb_agg(jsonb_build_object('provider', e.provider, 'externalId', e.external_id) order by e.provider, e.external_id)
         from external_ids e where e.kind = 'team' and e.own_id = t.id), '[]') as "externalIds",
       array(select slug from former_team_slugs where team_id = t.id order by slug) as "formerSlugs",
       array(select n.id from news n where n.clubs @> array[t.slug] and not n.clubs @> array[$3::text] order by n.id) as news,
       array(select id from matches where home_team_id = t.id order by id) as "homeMatches",
       array(select id from matches where away_team_id = t.id order by id) as "awayMatches"
     from teams t where t.id = $1`,
    [removed.id, remaining.id, remaining.slug],
  );
  const found = rows[0] as Omit<MergedClub, 'belongings'>;
  const owned: [string, { own: readonly Row[]; remaining: readonly Row[] }][] = [];
  for (const table of Object.keys(belongings)) {
    const own = await rowsOf(client, table, removed.id);
    if (own.length > 0) owned.push([table, { own, remaining: await rowsOf(client, table, remaining.id) }]);
  }
  return { ...found, belongings: Object.fromEntries(owned) };
}

async function rowsOf(client: Queryable, table: string, teamId: number): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(`select to_jsonb(r) as row from ${table} r where team_id = $1`, [teamId]);
  return rows.map(({ row }) => row);
}

/**
 * Makes a merged club one of its own again, within the caller's transaction, at its former address and with its former id. Matches that were stored since
 * under its spellings alone become its own. Readers who followed it go on following the club into which it was merged. Returns the number of its matches.
 *
 * @throws ClubIdentityError when the club into which it was merged does not exist any more
 */
export async function restoreMergedClub(client: Queryable, merged: MergedClub, remainingSlug: string, now: Date): Promise<number> {
  const remaining = await identifyClub(client, remainingSlug);
  const { rowCount } = await client.query('delete from former_team_slugs where slug = $1 and team_id = $2', [merged.slug, remaining.id]);
  if (rowCount === 0) throw new ClubIdentityError(`"${merged.slug}" does not lead to "${remainingSlug}" any more`);
  await client.query('insert into teams select * from jsonb_populate_record(null::teams, $1)', [JSON.stringify(merged.team)]);
  const id = merged.team.id as number;
  if (merged.provisional !== null) {
    await client.query('insert into provisional_clubs select * from jsonb_populate_record(null::provisional_clubs, $1)', [
      JSON.stringify(merged.provisional),
    ]);
  }
  await moveNames(client, merged, { id, remainingId: remaining.id });
  const { town, venueId, colours } = merged.remaining;
  await client.query(
    `update teams k set town = case when k.town is not distinct from d.town then $3 else k.town end,
       venue_id = case when k.venue_id is not distinct from d.venue_id then $4 else k.venue_id end,
       colours = case when k.colours = d.colours then $5 else k.colours end, updated_at = $6
     from teams d where k.id = $1 and d.id = $2`,
    [remaining.id, id, town, venueId, colours, now],
  );
  for (const [table, { own, remaining: ofRemaining }] of Object.entries(merged.belongings)) {
    await moveBelongings(client, table, own, ofRemaining, remaining.id);
  }
  await client.query('update news set clubs = array_replace(clubs, $1, $2) where id = any($3)', [remaining.slug, merged.slug, merged.news]);
  const matches = await moveMatches(client, merged, { id, remainingId: remaining.id, now });
  await rebuildSearchTerms(client);
  await recordChanges(client, ['*'], now);
  return matches;
}

interface Pair {
  readonly id: number;
  readonly remainingId: number;
}

async function moveNames(client: Queryable, merged: MergedClub, { id, remainingId }: Pair): Promise<void> {
  await client.query('update team_aliases set team_id = $1 where team_id = $2 and alias_key = any($3)', [
    id,
    remainingId,
    merged.spellings,
  ]);
  await client.query(
    `update external_ids e set own_id = $1 from jsonb_to_recordset($3) as r(provider text, "externalId" text)
     where e.kind = 'team' and e.own_id = $2 and e.provider = r.provider and e.external_id = r."externalId"`,
    [id, remainingId, JSON.stringify(merged.externalIds)],
  );
  await client.query('update former_team_slugs set team_id = $1 where team_id = $2 and slug = any($3)', [
    id,
    remainingId,
    merged.formerSlugs,
  ]);
}

/** Stores the rows of both clubs as they were; rows that the remaining club got since under other keys are unchanged. */
async function moveBelongings(
  client: Queryable,
  table: string,
  own: readonly Row[],
  ofRemaining: readonly Row[],
  remainingId: number,
): Promise<void> {
  const keys = belongings[table] as readonly string[];
  const isOf = (rows: string) =>
    `exists (select from jsonb_populate_recordset(null::${table}, ${rows}) o where ${keys.map((key) => `o.${key} is not distinct from r.${key}`).join(' and ')})`;
  await client.query(`delete from ${table} r where team_id = $1 and ${isOf('$2')}`, [remainingId, JSON.stringify(own)]);
  await client.query(
    `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1) r where ${isOf('$2')} on conflict do nothing`,
    [JSON.stringify(ofRemaining), JSON.stringify(own)],
  );
  await client.query(
    `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(own)],
  );
}

async function moveMatches(
  client: Queryable,
  merged: MergedClub,
  { id, remainingId, now }: Pair & { readonly now: Date },
): Promise<number> {
  const moved: number[] = [];
  for (const [side, ids] of [
    ['home', merged.homeMatches],
    ['away', merged.awayMatches],
  ] as const) {
    const { rows } = await client.query<{ id: number }>(
      `update matches set ${side}_team_id = $1, updated_at = $5
       where ${side}_team_id = $2 and (id = any($3) or (${side}_spellings <> '{}' and ${side}_spellings <@ $4)) returning id`,
      [id, remainingId, ids, merged.spellings, now],
    );
    moved.push(...rows.map((row) => row.id));
  }
  await client.query(
    `insert into season_entries (season_id, team_id) select distinct season_id, $1::int from matches where id = any($2) on conflict do nothing`,
    [id, moved],
  );
  await readdressMatches(client, moved);
  await recordLiveEvents(
    client,
    moved.map((match) => `match:${match}` as const),
    now,
  );
  return moved.length;
}
