import { formatOf, loadFormats } from '#data/catalogue/load-formats.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { forgetProjections } from '#data/commands/forecast/forget-projections.ts';
import { inTransaction, type Queryable, type Transactable } from '#data/database/database.ts';
import type { AdjustmentReason } from '#domain/tournament/adjustment-reason.ts';
import { compareStandingsAgain } from './compare-standings-again.ts';
import { RulingError } from './ruling-error.ts';

/** Points that a league gives (positive) or takes (negative). */
export interface EnteredPoints {
  /** Tournament of the catalogue, `england.championship`. */
  readonly tournament: string;
  readonly season: string;
  /** Address of the club. */
  readonly club: string;
  readonly points: number;
  /** Day as `YYYY-MM-DD`; without it the ruling applies from the first match. */
  readonly decidedOn?: string | undefined;
  /** Stage of the format from which it applies. */
  readonly stage?: string | undefined;
  readonly reason?: AdjustmentReason | undefined;
  /** Reference to the published decision. */
  readonly evidence?: string | undefined;
}

/**
 * Enters points given or taken by a ruling that the catalogue does not have, and drops the cached pages that show them. Returns the number of the ruling.
 *
 * @throws RulingError when the season, the club or the stage is unknown, or the club already has a ruling of that day
 */
export async function enterPoints(database: Transactable, ruling: EnteredPoints, now: Date): Promise<number> {
  refuseUnknownStage(ruling);
  return inTransaction(database, async (client) => {
    const { seasonId, tournamentId } = await seasonOf(client, ruling);
    const teamId = await clubOf(client, seasonId, ruling);
    const { rows } = await client.query<{ id: number }>(
      `insert into point_adjustments (season_id, team_id, decided_on, stage, points, reason, evidence, origin)
       values ($1, $2, $3, $4, $5, $6, $7, 'operator') on conflict do nothing returning id`,
      [seasonId, teamId, ruling.decidedOn, ruling.stage, ruling.points, ruling.reason, ruling.evidence],
    );
    const id = rows[0]?.id;
    if (id === undefined) {
      const day = ruling.decidedOn === undefined ? 'without a day' : `of ${ruling.decidedOn}`;
      throw new RulingError(`"${ruling.club}" has a ruling ${day} in ${ruling.season} already; undo it and enter the sum of both`);
    }
    await forgetProjections(client, [seasonId]);
    await compareStandingsAgain(client, [seasonId]);
    await recordChanges(client, [`tournament:${tournamentId}`, `team:${teamId}`], now);
    return id;
  });
}

function refuseUnknownStage({ tournament, season, stage }: EnteredPoints): void {
  if (stage === undefined) return;
  const stages = formatOf(loadFormats(), tournament, season)?.stages.map(({ id }) => id) ?? [];
  if (stages.includes(stage)) return;
  const known = stages.length === 0 ? 'the catalogue has no format of it' : `it has ${stages.join(', ')}`;
  throw new RulingError(`${tournament} ${season} has no stage "${stage}": ${known}`);
}

async function seasonOf(
  client: Queryable,
  { tournament, season }: EnteredPoints,
): Promise<{ readonly seasonId: number; readonly tournamentId: number }> {
  const { rows } = await client.query<{ tournamentId: number; seasonId: number | null }>(
    `select t.numeric_id as "tournamentId", s.id as "seasonId" from tournaments t
     left join seasons s on s.tournament_id = t.numeric_id and s.label = $2 where t.id = $1`,
    [tournament, season],
  );
  const found = rows[0];
  if (found === undefined) throw new RulingError(`no competition "${tournament}"`);
  if (found.seasonId === null) throw new RulingError(`no season "${season}" of ${tournament} is stored`);
  return { tournamentId: found.tournamentId, seasonId: found.seasonId };
}

async function clubOf(client: Queryable, seasonId: number, { club, tournament, season }: EnteredPoints): Promise<number> {
  const { rows } = await client.query<{ id: number; plays: boolean }>(
    `select t.id, exists (select 1 from season_entries e where e.season_id = $2 and e.team_id = t.id)
       or exists (select 1 from matches m where m.season_id = $2 and t.id in (m.home_team_id, m.away_team_id)) as plays
     from teams t where t.id = coalesce((select id from teams where slug = $1), (select team_id from former_team_slugs where slug = $1))`,
    [club, seasonId],
  );
  const found = rows[0];
  if (found === undefined) throw new RulingError(`no club "${club}"`);
  if (!found.plays) throw new RulingError(`"${club}" does not play in ${tournament} ${season}`);
  return found.id;
}
