import type { PoolClient } from 'pg';
import pg from 'pg';
import type { RecordedCall } from './site/recording-database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const planModes = ['force_custom_plan', 'force_generic_plan'] as const;

/**
 * Returns the tables that a statement reads from end to end, with its own values or with the plan for any values. The client must have run
 * the statement before.
 */
export async function sequentialScans(client: PoolClient, call: RecordedCall): Promise<string[]> {
  const scanned = new Set<string>();
  for (const mode of planModes) {
    await client.query(`set plan_cache_mode = ${mode}`);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (analyze, format json) execute ${pg.escapeIdentifier(call.name)}${argumentsOf(call.values)}`,
    );
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) collect(Plan, scanned);
  }
  await client.query('set plan_cache_mode = auto');
  return [...scanned];
}

function collect(node: PlanNode, scanned: Set<string>): void {
  if (node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined) scanned.add(node['Relation Name']);
  for (const child of node.Plans ?? []) collect(child, scanned);
}

function argumentsOf(values: readonly unknown[]): string {
  return values.length === 0
    ? ''
    : `(${values.map((value) => (value === null || value === undefined ? 'null' : pg.escapeLiteral(asText(value)))).join(', ')})`;
}

/** Returns a value in PostgreSQL's text form. Pages pass numbers, texts, truth values, times, and lists of these. */
function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(asText(item))).join(',')}}`;
  return String(value);
}
