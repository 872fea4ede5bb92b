import type { resultColumns } from '#data/commands/matches/columns/result-columns.ts';
import type { Queryable } from '#data/database/database.ts';
import { announceChanges, type ChangedMatch, matchOf, ruledColumns, whatChanged } from './rule-on-match.ts';
import { RulingError } from './ruling-error.ts';

/** The result of one of the sources that differ on a match of football, given by the match's address. */
export interface ResultChoice {
  readonly match: string;
  readonly source: string;
}

/** A ruling on a match, with the result that it gave. */
export interface StoredRuling {
  readonly matchId: number;
  readonly kind: 'award' | 'annul' | 'choose';
  readonly evidence: string | null;
  /** Columns of the match by name. */
  readonly result: Readonly<Record<string, unknown>>;
}

const names = Object.keys(ruledColumns);
const stored = (of: string) => `jsonb_build_object(${names.map((name) => `'${name}', ${of}.${name}`).join(', ')})`;

/**
 * Gives a match the result that a source reported, or keeps the stored one when it is that source's. Sources do not change it from then on. Returns the
 * number of the ruling.
 *
 * @throws RulingError when the match does not exist, is of another sport, or has a ruling already; when the source has reported no result of it
 */
export async function chooseResult(client: Queryable, { match, source }: ResultChoice, now: Date): Promise<number> {
  const matchId = await matchOf(client, match);
  const { rows } = await client.query<{ result: Readonly<Record<string, unknown>> }>(
    `select ${stored('m')} as result from matches m where m.id = $1 and m.state_source = $2 and m.status in ('finished', 'awarded', 'abandoned')
     union all
     select o.report - 'kickoff_utc' || jsonb_build_object('last_reported', null, 'state_source', o.provider)
     from match_reports o where o.match_id = $1 and o.provider = $2 and o.report->>'status' in ('finished', 'awarded', 'abandoned')`,
    [matchId, source],
  );
  const result = rows[0]?.result;
  if (result === undefined) throw new RulingError(`"${source}" has reported no result of "${match}"`);
  return storeRuling(client, { matchId, kind: 'choose', evidence: source, result }, now);
}

/**
 * Stores a ruling on a match with its result. Returns the number of the ruling.
 *
 * @throws RulingError when the match has a ruling already, or is gone
 */
export async function storeRuling(client: Queryable, { matchId, kind, evidence, result }: StoredRuling, now: Date): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into match_rulings (match_id, kind, evidence, before, entered_at) select m.id, $2, $3, ${stored('m')}, $4 from matches m where m.id = $1
     on conflict (match_id) do nothing returning id`,
    [matchId, kind, evidence, now],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new RulingError('there is a ruling on this match already; undo it first');
  const changed = await client.query<ChangedMatch>(
    `update matches m set ${names.map((name) => `${name} = r.${name}`).join(', ')}, updated_at = $3
     from jsonb_to_record($2) as r(${names.map((name) => `${name} ${ruledColumns[name]}`).join(', ')}) where m.id = $1 returning ${whatChanged}`,
    [matchId, JSON.stringify(result), now],
  );
  await announceChanges(client, changed.rows, now);
  return id;
}

/** Returns a ruling on a match by its number, with the result that the match has by it; undefined when there is none. */
export async function getStoredRuling(client: Queryable, id: number): Promise<StoredRuling | undefined> {
  const { rows } = await client.query<StoredRuling>(
    `select r.match_id as "matchId", r.kind, r.evidence, ${stored('m')} as result from match_rulings r join matches m on m.id = r.match_id where r.id = $1`,
    [id],
  );
  return rows[0];
}

/** Columns of a result that a person reads: `2-1`, or the status of a match without a score. */
export function writtenResult({
  status,
  home_goals: home,
  away_goals: away,
}: Partial<Record<keyof typeof resultColumns, unknown>>): string {
  return home === null || home === undefined ? String(status) : `${home}-${away}`;
}
