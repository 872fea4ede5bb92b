import type { Rulings } from '#data/catalogue/load-rulings.ts';
import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { forgetProjections } from '#data/commands/forecast/forget-projections.ts';
import { compareStandingsAgain } from '#data/commands/rulings/compare-standings-again.ts';
import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';

/**
 * Stores the points given or taken and the settled ties of the catalogue's rulings, for stored seasons; the others are stored once a feed has their season.
 * Rulings that the operator entered, or that sources agree on, are unchanged. Returns the number of rows that were added, changed or removed.
 */
export async function storeRulings(database: Database, rulings: Rulings, now: Date): Promise<number> {
  return inTransaction(database, async (client) => {
    const changed = [
      ...(await replacePointAdjustments(client, rulings.pointAdjustments)),
      ...(await replaceSettledTies(client, rulings.settledTies)),
    ];
    const seasonIds = changed.map(({ seasonId }) => seasonId);
    await forgetProjections(client, seasonIds);
    await compareStandingsAgain(client, seasonIds);
    const topics = changed.flatMap(({ tournamentId, teamId }): Topic[] => [`tournament:${tournamentId}`, `team:${teamId}`]);
    await recordChanges(client, topics, now);
    return changed.length;
  });
}

interface ChangedRuling {
  readonly seasonId: number;
  readonly tournamentId: number;
  readonly teamId: number;
}

/* Clubs are named by their address in the catalogue. The former address of a club that was merged since leads to the other club. */
const placed = `join tournaments c on c.id = r.tournament join seasons s on s.tournament_id = c.numeric_id and s.label = r.season
       left join teams t on t.slug = r.club left join former_team_slugs f on f.slug = r.club
       where coalesce(t.id, f.team_id) is not null`;
const changedRows = `select s.id as "seasonId", s.tournament_id as "tournamentId", c.team_id as "teamId"
     from (select * from removed union all select * from stored) c join seasons s on s.id = c.season_id`;

async function replacePointAdjustments(client: Queryable, rulings: Rulings['pointAdjustments']): Promise<ChangedRuling[]> {
  const { rows } = await client.query<ChangedRuling>(
    `with incoming as (
       select s.id as season_id, coalesce(t.id, f.team_id) as team_id, r."decidedOn" as decided_on, r.stage, r.points, r.reason, r.source
       from jsonb_to_recordset($1) as r(tournament text, season text, club text, "decidedOn" date, stage text, points smallint, reason text, source text)
       ${placed}
     ), removed as (
       delete from point_adjustments p where origin = 'catalogue' and not exists (
         select 1 from incoming i where (i.season_id, i.team_id) = (p.season_id, p.team_id)
           and (i.decided_on, i.stage) is not distinct from (p.decided_on, p.stage)
       ) returning season_id, team_id
     ), stored as (
       insert into point_adjustments as p (season_id, team_id, decided_on, stage, points, reason, evidence)
       select season_id, team_id, decided_on, stage, points, reason, source from incoming
       on conflict (season_id, team_id, origin, decided_on, stage) do update
         set points = excluded.points, reason = excluded.reason, evidence = excluded.evidence
       where (p.points, p.reason, p.evidence) is distinct from (excluded.points, excluded.reason, excluded.evidence)
       returning season_id, team_id
     )
     ${changedRows}`,
    [JSON.stringify(rulings)],
  );
  return rows;
}

async function replaceSettledTies(client: Queryable, rulings: Rulings['settledTies']): Promise<ChangedRuling[]> {
  const ranked = rulings.flatMap(({ clubs, ...ruling }) => clubs.map((club, index) => ({ ...ruling, club, rank: index + 1 })));
  const { rows } = await client.query<ChangedRuling>(
    `with incoming as (
       select s.id as season_id, coalesce(t.id, f.team_id) as team_id, r."decidedOn" as decided_on, r.rank, r.reason
       from jsonb_to_recordset($1) as r(tournament text, season text, club text, "decidedOn" date, rank smallint, reason text)
       ${placed}
     ), removed as (
       delete from settled_ties where (season_id, team_id) not in (select season_id, team_id from incoming) returning season_id, team_id
     ), stored as (
       insert into settled_ties as p (season_id, team_id, decided_on, rank, reason) select season_id, team_id, decided_on, rank, reason from incoming
       on conflict (season_id, team_id) do update set decided_on = excluded.decided_on, rank = excluded.rank, reason = excluded.reason
       where (p.decided_on, p.rank, p.reason) is distinct from (excluded.decided_on, excluded.rank, excluded.reason)
       returning season_id, team_id
     )
     ${changedRows}`,
    [JSON.stringify(ranked)],
  );
  return rows;
}
