import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import type { Queryable } from '#data/database/database.ts';
import { identifyClub } from './identify-club.ts';

interface LocalNames {
  readonly locale: string;
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
}

/** Names of a club before an operator gave it others. */
export interface FormerNames {
  readonly name: string;
  readonly rowName: string;
  readonly shortName: string;
  /** Moment at which an operator had set them; null when they were those of the catalogue or of a source. */
  readonly namedAt: Date | string | null;
  /** Names in single languages, where they differ. */
  readonly localNames: readonly LocalNames[];
  /** Folded spelling that the new name added to the club; null when it had that spelling before. */
  readonly newSpelling: string | null;
}

/** Colours of a club before an operator gave it others. */
export interface FormerColours {
  readonly colours: readonly string[];
  readonly colouredAt: Date | string | null;
}

/** Returns the present names of a club, before it gets others. */
export async function formerNamesOf(client: Queryable, teamId: number): Promise<Omit<FormerNames, 'newSpelling'>> {
  const { rows } = await client.query<Omit<FormerNames, 'newSpelling'>>(
    `select t.name, t.row_name as "rowName", t.short_name as "shortName", t.named_at as "namedAt",
       coalesce((select jsonb_agg(jsonb_build_object('locale', n.locale, 'name', n.name, 'rowName', n.row_name, 'shortName', n.short_name) order by n.locale)
         from team_names n where n.team_id = t.id), '[]') as "localNames"
     from teams t where t.id = $1`,
    [teamId],
  );
  return rows[0] as FormerNames;
}

/** Returns the present colours of a club, before it gets others. */
export async function formerColoursOf(client: Queryable, teamId: number): Promise<FormerColours> {
  const { rows } = await client.query<FormerColours>('select colours, coloured_at as "colouredAt" from teams where id = $1', [teamId]);
  return rows[0] as FormerColours;
}

/**
 * Gives a club its former names again, within the caller's transaction, and removes the spelling that the later name had added.
 *
 * @throws ClubIdentityError when the club does not exist
 */
export async function restoreNames(client: Queryable, slug: string, former: FormerNames, now: Date): Promise<void> {
  const { id } = await identifyClub(client, slug);
  await client.query('update teams set name = $2, row_name = $3, short_name = $4, named_at = $5, updated_at = $6 where id = $1', [
    id,
    former.name,
    former.rowName,
    former.shortName,
    former.namedAt,
    now,
  ]);
  await client.query('delete from team_names where team_id = $1', [id]);
  await client.query(
    `insert into team_names (team_id, locale, name, row_name, short_name)
     select $1, locale, name, "rowName", "shortName" from jsonb_to_recordset($2) as n(locale text, name text, "rowName" text, "shortName" text)`,
    [id, JSON.stringify(former.localNames)],
  );
  if (former.newSpelling !== null) await removeSpellings(client, id, [former.newSpelling]);
  await rebuildSearchTerms(client);
  await recordChanges(client, ['*'], now);
}

/**
 * Gives a club its former colours again, within the caller's transaction.
 *
 * @throws ClubIdentityError when the club does not exist
 */
export async function restoreColours(client: Queryable, slug: string, { colours, colouredAt }: FormerColours, now: Date): Promise<void> {
  const { id } = await identifyClub(client, slug);
  await client.query('update teams set colours = $2, coloured_at = $3, updated_at = $4 where id = $1', [id, colours, colouredAt, now]);
  await recordChanges(client, ['*'], now);
}

/** Removes folded spellings from a club; the search terms of the club are left to the caller. */
export async function removeSpellings(client: Queryable, teamId: number, keys: readonly string[]): Promise<void> {
  await client.query('delete from team_aliases where team_id = $1 and alias_key = any($2)', [teamId, keys]);
}
