import { countPauses } from '#data/commands/live/count-pauses.ts';
import type { Queryable } from '#data/database/database.ts';
import { matchColumns, reportColumns } from './columns/football-match-columns.ts';
import type { CallOfReport } from './storing-context.ts';

/** Stored match with the row that a feed has for it, by columns. */
export interface ReportedMatch {
  readonly id: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly revisedAt?: Date | undefined;
}

const columns = reportColumns.map((name) => `${name} ${matchColumns[name]}`).join(', ');
const reportOf = (table: string): string => `jsonb_build_object(${reportColumns.map((name) => `'${name}', ${table}.${name}`).join(', ')})`;
/* Two sources report different results of a match that is over. Different states of play do not matter: one source is merely later. */
const differs = `r.status in ('finished', 'awarded', 'abandoned') and m.status in ('finished', 'awarded', 'abandoned')
  and (r.home_goals, r.away_goals) is distinct from (m.home_goals, m.away_goals)`;

/** Stores the results of other providers that differ from this one's for the same matches, before they are overwritten. */
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
 * Stores a provider's reports on these matches. Those of a source on the network are always stored, with the call that returned them, and end the silence
 * of a match. Those of a file are stored only when it has another result than the stored one. Returns the ids of the matches that were silent.
 */
export async function storeMatchReports(
  client: Queryable,
  { provider, call, now }: { readonly provider: string; readonly call: CallOfReport | undefined; readonly now: Date },
  matches: readonly ReportedMatch[],
): Promise<number[]> {
  if (matches.length === 0) return [];
  const { rows } = await client.query<HeardAgain>(
    `insert into match_reports as o (match_id, provider, call, call_seconds, said_at, revised_at, report)
     select m.id, $2, $3, $5, $4, r.revised_at, ${reportOf('r')}
     from jsonb_to_recordset($1) as r(id int, revised_at timestamptz, ${columns}) join matches m on m.id = r.id
     where $3::text is not null or (m.state_source <> $2 and ${differs})
     on conflict (match_id, provider) do update set
       call = case when o.call_seconds < excluded.call_seconds then o.call else excluded.call end,
       call_seconds = least(o.call_seconds, excluded.call_seconds), said_at = excluded.said_at, revised_at = excluded.revised_at, report = excluded.report,
       heard_before_at = o.said_at,
       changed_at = case when excluded.revised_at is distinct from o.revised_at and excluded.revised_at <= excluded.said_at then excluded.revised_at end
     ${heardAgain}`,
    [rowsOf(matches), provider, call?.name ?? null, now, call?.everySeconds ?? null],
  );
  if (call === undefined) return [];
  await countPauses(client, provider, pausesOf(rows, now), now);
  return endSilence(client, rows);
}

/** Report of a source on a match, with the time of the one before. */
interface HeardAgain {
  readonly matchId: number;
  readonly isLive: boolean;
  /** Null when there was none since the kick-off. */
  readonly before: Date | null;
  readonly isSilent: boolean;
}

const heardAgain = `returning o.match_id as "matchId", o.report->>'status' = 'live' as "isLive",
  (select case when o.heard_before_at >= m.kickoff_utc then o.heard_before_at end from matches m where m.id = o.match_id) as before,
  (select m.silent_since is not null from matches m where m.id = o.match_id) as "isSilent"`;

function pausesOf(heard: readonly HeardAgain[], now: Date): number[] {
  return heard.flatMap(({ isLive, before }) => (isLive && before !== null ? (now.getTime() - before.getTime()) / 1_000 : []));
}

async function endSilence(client: Queryable, heard: readonly HeardAgain[]): Promise<number[]> {
  const silent = heard.flatMap(({ matchId, isSilent }) => (isSilent ? matchId : []));
  if (silent.length > 0) await client.query('update matches set silent_since = null where id = any($1)', [silent]);
  return silent;
}

/** Records that a call was answered again, and that the provider's reports in it are unchanged. */
export async function confirmMatchReports(
  client: Queryable,
  { provider, call, now }: { readonly provider: string; readonly call: string; readonly now: Date },
): Promise<void> {
  const { rows } = await client.query<HeardAgain>(
    `update match_reports o set heard_before_at = said_at, said_at = $3, changed_at = null where provider = $1 and call = $2 ${heardAgain}`,
    [provider, call, now],
  );
  await countPauses(client, provider, pausesOf(rows, now), now);
}

function rowsOf(matches: readonly ReportedMatch[]): string {
  return JSON.stringify(matches.map(({ id, row, revisedAt }) => ({ id, revised_at: revisedAt, ...row })));
}
