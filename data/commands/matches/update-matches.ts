import type { Queryable } from '#data/database/database.ts';
import { moreBelieved, subjects } from './precedence.ts';
import { keepDifferingResults, type ReportedMatch } from './store-match-reports.ts';

/** A match in which a visitor sees a change. */
export interface UpdatedMatch {
  readonly id: number;
  /** True when only its minute changed. */
  readonly isClock: boolean;
}

/**
 * Updates stored matches from a provider's reports. A report does not overwrite what a source that is believed more has reported. Returns the matches in
 * which a visitor sees a change.
 *
 * @param updateSql statement of their sport, see update-matches-sql.ts
 */
export async function updateMatches(
  client: Queryable,
  updateSql: string,
  { provider, now }: { readonly provider: string; readonly now: Date },
  known: readonly ReportedMatch[],
): Promise<UpdatedMatch[]> {
  // Planning the statement costs more than storing a hundred new matches.
  if (known.length === 0) return [];
  await keepDifferingResults(client, provider, known);
  const { rows } = await client.query<UpdatedMatch & { changed: boolean }>(updateSql, [
    JSON.stringify(known.map(({ id, row }) => ({ id, ...row }))),
    now,
    provider,
    ...subjects.map((subject) => moreBelieved(subject, provider)),
  ]);
  return rows.filter(({ changed }) => changed);
}
