import { sportIds } from '#data/catalogue/sport-ids.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction, type Queryable, type Transactable } from '#data/database/database.ts';

/** Number that a source gives to a competition. */
export interface CompetitionNumber {
  readonly source: string;
  readonly externalId: string;
}

/** Competitions to which a number led, by their numeric ids, and the moment at which it was moved, before an operator decided. */
export interface FormerNumber {
  readonly tournamentId: number;
  readonly formerTournamentId: number | null;
  readonly movedAt: Date | string | null;
}

/** Error for a number or competition that does not exist. */
export class CompetitionNumberError extends Error {
  readonly code = 'COMPETITION_NUMBER';
  override readonly name = 'CompetitionNumberError';
}

/**
 * Assigns a source's number to a football competition: to `competition`, or when it is undefined, to the one to which the number belongs now. From then on
 * the source's reports under the number belong to that competition; stored matches are not moved. Returns the id of the competition, and
 * the former link.
 *
 * @throws CompetitionNumberError when the number or the competition does not exist
 */
export async function decideOnNumber(
  db: Transactable,
  { source, externalId }: CompetitionNumber,
  competition: string | undefined,
  now: Date,
): Promise<{ readonly competition: string; readonly before: FormerNumber }> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string | null; number: number | null } & FormerNumber>(
      `select t.id, t.numeric_id as number, n.tournament_id as "tournamentId", n.former_tournament_id as "formerTournamentId", n.moved_at as "movedAt"
       from competition_numbers n
         left join tournaments t on t.sport_id = n.sport_id and case when $4::text is null then t.numeric_id = n.tournament_id else t.id = $4 end
       where n.sport_id = $1 and n.provider = $2 and n.external_id = $3`,
      [sportIds.football, source, externalId, competition ?? null],
    );
    const [found] = rows;
    if (found === undefined) throw new CompetitionNumberError(`"${source}" has told of no competition with the number "${externalId}"`);
    if (found.id === null || found.number === null)
      throw new CompetitionNumberError(`there is no competition of football "${competition}"`);
    await client.query(
      `update competition_numbers set tournament_id = $4, former_tournament_id = null, moved_at = null
       where sport_id = $1 and provider = $2 and external_id = $3`,
      [sportIds.football, source, externalId, found.number],
    );
    await recordChanges(client, ['catalogue'], now);
    const { tournamentId, formerTournamentId, movedAt } = found;
    return { competition: found.id, before: { tournamentId, formerTournamentId, movedAt } };
  });
}

/**
 * Takes back an operator's decision on a number, within the caller's transaction.
 *
 * @throws CompetitionNumberError when the number does not exist
 */
export async function restoreNumber(
  client: Queryable,
  { source, externalId }: CompetitionNumber,
  before: FormerNumber,
  now: Date,
): Promise<void> {
  const { rowCount } = await client.query(
    `update competition_numbers set tournament_id = $4, former_tournament_id = $5, moved_at = $6
     where sport_id = $1 and provider = $2 and external_id = $3`,
    [sportIds.football, source, externalId, before.tournamentId, before.formerTournamentId, before.movedAt],
  );
  if (rowCount === 0) throw new CompetitionNumberError(`"${source}" has no competition with the number "${externalId}"`);
  await recordChanges(client, ['catalogue'], now);
}
