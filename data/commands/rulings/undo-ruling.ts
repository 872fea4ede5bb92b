import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { forgetProjections } from '#data/commands/forecast/forget-projections.ts';
import { inTransaction, type Queryable, type Transactable } from '#data/database/database.ts';
import { compareStandingsAgain } from './compare-standings-again.ts';
import { undoMatchRuling } from './rule-on-match.ts';
import { RulingError } from './ruling-error.ts';

/**
 * Takes back a ruling by its name in the list of rulings, `p12` for points and `m3` for a match. Returns the address of its club or match.
 *
 * @throws RulingError when no ruling has this name, or it comes from the catalogue
 */
export async function undoRuling(database: Transactable, name: string, now: Date): Promise<string> {
  const [, kind, digits] = /^([pm])(\d{1,9})$/.exec(name) ?? [];
  if (kind === undefined) throw new RulingError(`"${name}" names no ruling; npm run ruling -- list has their names, such as p12 or m3`);
  const id = Number(digits);
  return inTransaction(database, async (client) => {
    const slug = kind === 'p' ? await undoPoints(client, id, now) : await undoMatchRuling(client, id, now);
    if (slug === undefined) throw new RulingError(`no ruling "${name}" was entered here; npm run ruling -- list has those that were`);
    return slug;
  });
}

/** Takes points back. An entry that the site made from its sources is set to zero instead of being deleted, so that the site does not enter it again. */
async function undoPoints(client: Queryable, id: number, now: Date): Promise<string | undefined> {
  const { rows } = await client.query<{ slug: string; teamId: number; seasonId: number; tournamentId: number }>(
    `with gone as (delete from point_adjustments where id = $1 and origin = 'operator' returning season_id, team_id),
     refused as (update point_adjustments set points = 0 where id = $1 and origin = 'sources' and points <> 0 returning season_id, team_id)
     select t.slug, t.id as "teamId", s.id as "seasonId", s.tournament_id as "tournamentId"
     from (select * from gone union all select * from refused) u join teams t on t.id = u.team_id join seasons s on s.id = u.season_id`,
    [id],
  );
  for (const { teamId, seasonId, tournamentId } of rows) {
    await forgetProjections(client, [seasonId]);
    await compareStandingsAgain(client, [seasonId]);
    await recordChanges(client, [`tournament:${tournamentId}`, `team:${teamId}`], now);
  }
  return rows[0]?.slug;
}
