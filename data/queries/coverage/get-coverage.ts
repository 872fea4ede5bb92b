import type { Queryable } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';
import type { Coverage, CoveredFact } from '#domain/tournament/coverage.ts';
import { type CoverageRow, coverageColumns, withCoverage } from './coverage-columns.ts';

/** Facts that a source says it has for a competition, each with the first year of its earliest season. The site may have received none of them. */
export interface PromisedCoverage {
  readonly source: NetworkOnlySource;
  readonly since: Readonly<Partial<Record<Exclude<CoveredFact, 'forecasts'>, number>>>;
}

export interface CompetitionCoverage {
  /** Null until it was first counted. */
  readonly coverage: Coverage | null;
  readonly promised: readonly PromisedCoverage[];
  /** Source of the table in the first season that has one; null when it is the site's own. */
  readonly tablesSource: string | null;
}

/** Returns the facts that the site has of a competition, and those that sources state for it. */
export async function getCoverage(database: Queryable, tournamentNumber: number): Promise<CompetitionCoverage> {
  const { rows } = await database.query<CoverageRow & Pick<CompetitionCoverage, 'promised' | 'tablesSource'>>({
    name: 'get-coverage',
    text: `select ${coverageColumns}, o.tables_source as "tablesSource",
             coalesce((select jsonb_agg(jsonb_build_object('source', n.provider, 'since', jsonb_strip_nulls(jsonb_build_object(
               'results', n.coverage->'since'->'results', 'tables', n.coverage->'since'->'tables', 'lineUps', n.coverage->'since'->'line-ups',
               'odds', n.coverage->'since'->'odds'))) order by n.provider, n.external_id)
               from competition_numbers n where n.tournament_id = t.numeric_id and n.coverage is not null), '[]') as promised
           from tournaments t left join competition_coverage o on o.tournament_id = t.numeric_id where t.numeric_id = $1`,
    values: [tournamentNumber],
  });
  return rows.map(withCoverage)[0] ?? { coverage: null, promised: [], tablesSource: null };
}
