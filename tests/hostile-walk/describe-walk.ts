import type { WalkReport } from './walk.ts';

const maxShown = 20;

/** Returns the report of a walk as lines, and whether the walk had no findings and no faults. `faults` are lines of the site's log. */
export function describeWalk(
  { statuses, findings }: WalkReport,
  faults: readonly string[],
): { readonly lines: string[]; readonly isClean: boolean } {
  const lines = [...statuses].map(([status, count]) => `  ${status}: ${count}`);
  lines.push(`  answers of 500: ${statuses.get('500') ?? 0}; findings: ${findings.length}; faults in the log: ${faults.length}`);
  for (const { what, request } of findings.slice(0, maxShown)) lines.push(`  ${what}: ${JSON.stringify(request)}`);
  for (const fault of faults.slice(0, maxShown)) lines.push(`  in the log: ${fault.slice(0, 1_000)}`);
  return { lines, isClean: findings.length === 0 && faults.length === 0 };
}
