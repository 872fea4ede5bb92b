import type { Queryable } from '#data/database/database.ts';
import { matchColumns, reportColumns } from './football-match-columns.ts';
import type { CallOfReport } from './storing-context.ts';

/** A stored match with the row that a feed has for it, by columns. */
export interface ReportedMatch {
  readonly id: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly revisedAt?: Date | undefined;
}

const columns = reportColumns.map((name) => `${name} ${matchColumns[name]}`).join(', ');
const reportOf = (table: string): string => `jsonb_build_object(${reportColumns.map((name) => `'${name}', ${table}.${name}`).join(', ')})`;
/* Two sources that name different results of a match that is over; a state of play only comes late. */
const differs = `r.status in ('finished', 'awarded', 'abandoned') and m.status in ('finished', 'awarded', 'abandoned')
  and (r.home_goals, r.away_goals) is distinct from (m.home_goals, m.away_goals)`;

/** Notes the results that other providers have named for these matches and that differ from those of this one, before they are overruled. */
export async function keepDifferingResults(client: Queryable, provider: string, matches: readonly ReportedMatch[]): Promise<void> {
  await client.query(
    `insert into match_reports (match_id, provider, said_at, report)
     select m.id, m.state_source, m.updated_at, ${reportOf('m')}
     from jsonb_to_recordset($1) as r(id int, ${columns}) join matches m on m.id = r.id
     where m.state_source <> $2 and ${differs}
     on conflict (match_id, provider) do nothing`,
    [rowsOf(matches), provider],
  );
}

/**
 * Notes the word of a provider on these matches: of a source on the network always, with the call that brings it, and of a file where it
 * names another result than the one that stands.
 */
export async function storeMatchReports(
  client: Queryable,
  { provider, call, now }: { readonly provider: string; readonly call: CallOfReport | undefined; readonly now: Date },
  matches: readonly ReportedMatch[],
): Promise<void> {
  if (matches.length === 0) return;
  await client.query(
    `insert into match_reports as o (match_id, provider, call, call_seconds, said_at, revised_at, report)
     select m.id, $2, $3, $5, $4, r.revised_at, ${reportOf('r')}
     from jsonb_to_recordset($1) as r(id int, revised_at timestamptz, ${columns}) join matches m on m.id = r.id
     where $3::text is not null or (m.state_source <> $2 and ${differs})
     on conflict (match_id, provider) do update set
       call = case when o.call_seconds < excluded.call_seconds then o.call else excluded.call end,
       call_seconds = least(o.call_seconds, excluded.call_seconds), said_at = excluded.said_at, revised_at = excluded.revised_at, report = excluded.report`,
    [rowsOf(matches), provider, call?.name ?? null, now, call?.everySeconds ?? null],
  );
}

/** Notes that a provider still says what it said when it last answered a call. */
export async function confirmMatchReports(
  client: Queryable,
  { provider, call, now }: { readonly provider: string; readonly call: string; readonly now: Date },
): Promise<void> {
  await client.query('update match_reports set said_at = $3 where provider = $1 and call = $2', [provider, call, now]);
}

function rowsOf(matches: readonly ReportedMatch[]): string {
  return JSON.stringify(matches.map(({ id, row, revisedAt }) => ({ id, revised_at: revisedAt, ...row })));
}
