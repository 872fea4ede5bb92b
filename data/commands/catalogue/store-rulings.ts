import type { Rulings } from '#data/catalogue/load-rulings.ts';
import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';

/**
 * Stores points given or taken and settled ties of the rulings, for the seasons that are stored; the others wait until a feed brings their
 * season. Returns the number of rows that were added, changed or removed.
 */
export async function storeRulings(database: Database, rulings: Rulings, now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const adjustments = await replaceRulings(client, {
      table: 'point_adjustments',
      key: 'season_id, team_id, decided_on',
      value: 'points',
      rulings: rulings.pointAdjustments.map(({ points, ...ruling }) => ({ ...ruling, value: points })),
    });
    const ties = await replaceRulings(client, {
      table: 'settled_ties',
      key: 'season_id, team_id',
      value: 'rank',
      rulings: rulings.settledTies.flatMap(({ clubs, ...ruling }) => clubs.map((club, index) => ({ ...ruling, club, value: index + 1 }))),
    });
    const changed = [...adjustments, ...ties];
    const topics = changed.flatMap(({ tournamentId, teamId }): Topic[] => [`tournament:${tournamentId}`, `team:${teamId}`]);
    await recordChanges(client, topics, now);
    return changed.length;
  });
}

interface RulingRows {
  readonly table: 'point_adjustments' | 'settled_ties';
  readonly key: string;
  readonly value: 'points' | 'rank';
  readonly rulings: readonly {
    readonly tournament: string;
    readonly season: string;
    readonly club: string;
    readonly decidedOn: string;
    readonly value: number;
    readonly reason: string;
  }[];
}

/** Clubs are named by their address in the catalogue, which leads on where they have been merged into others since. */
async function replaceRulings(
  client: Queryable,
  { table, key, value, rulings }: RulingRows,
): Promise<{ tournamentId: number; teamId: number }[]> {
  const { rows } = await client.query<{ tournamentId: number; teamId: number }>(
    `with incoming as (
       select s.id as season_id, coalesce(t.id, f.team_id) as team_id, r."decidedOn" as decided_on, r.value, r.reason
       from jsonb_to_recordset($1) as r(tournament text, season text, club text, "decidedOn" date, value smallint, reason text)
       join tournaments c on c.id = r.tournament join seasons s on s.tournament_id = c.numeric_id and s.label = r.season
       left join teams t on t.slug = r.club left join former_team_slugs f on f.slug = r.club
       where coalesce(t.id, f.team_id) is not null
     ), removed as (
       delete from ${table} where (${key}) not in (select ${key} from incoming) returning season_id, team_id
     ), stored as (
       insert into ${table} as p (season_id, team_id, decided_on, ${value}, reason) select season_id, team_id, decided_on, value, reason from incoming
       on conflict (${key}) do update set decided_on = excluded.decided_on, ${value} = excluded.${value}, reason = excluded.reason
       where (p.decided_on, p.${value}, p.reason) is distinct from (excluded.decided_on, excluded.${value}, excluded.reason)
       returning season_id, team_id
     )
     select s.tournament_id as "tournamentId", c.team_id as "teamId"
     from (select * from removed union all select * from stored) c join seasons s on s.id = c.season_id`,
    [JSON.stringify(rulings)],
  );
  return rows;
}
