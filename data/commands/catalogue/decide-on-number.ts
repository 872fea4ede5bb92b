import { sportIds } from '#data/catalogue/sport-ids.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction, type Transactable } from '#data/database/database.ts';

/** Number that a source gives to a competition. */
export interface CompetitionNumber {
  readonly source: string;
  readonly externalId: string;
}

/** Error for a number or competition that does not exist. */
export class CompetitionNumberError extends Error {
  readonly code = 'COMPETITION_NUMBER';
  override readonly name = 'CompetitionNumberError';
}

/**
 * Assigns a source's number to a football competition: to `competition`, or when it is undefined, to the one to which the number belongs now. From then on
 * the source's reports under the number belong to that competition; stored matches are not moved. Returns the id of the competition.
 *
 * @throws CompetitionNumberError when the number or the competition does not exist
 */
export async function decideOnNumber(
  db: Transactable,
  { source, externalId }: CompetitionNumber,
  competition: string | undefined,
  now: Date,
): Promise<string> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string | null; number: number | null }>(
      `select t.id, t.numeric_id as number from competition_numbers n
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
    return found.id;
  });
}
