import type { CheckedFolder } from '#jobs/verify/official-tables/verify-official-tables.ts';

/** Returns the result of a comparison with published tables for a terminal: every difference, and the number of tables that agree. */
export function describeOfficialTables({ tables, problems, contradictions }: CheckedFolder): { lines: string[]; failures: string[] } {
  const compared = tables.filter(({ differences }) => differences !== undefined);
  const agreeing = compared.filter(({ differences }) => differences?.length === 0);
  const unchecked = tables.filter(({ differences }) => differences === undefined);
  return {
    lines: [
      ...problems.map((problem) => `not read: ${problem}`),
      ...unchecked.map(({ file, table }) => `${file}, ${table}: no results, and no clubs named as level; not counted`),
      `${agreeing.length} of ${compared.length} tables`,
    ],
    failures: [
      ...compared.flatMap(({ file, table, differences = [] }) => differences.map((difference) => `${file}, ${table}: ${difference}`)),
      ...contradictions,
    ],
  };
}
