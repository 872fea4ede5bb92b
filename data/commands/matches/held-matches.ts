import type { Queryable } from '#data/database/database.ts';
import { toStorable } from '#data/database/to-storable.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import { foldName } from '#domain/team/fold-name.ts';

/** Max held matches per source; a sound source never has more with new clubs. */
const maxHeld = 5_000;

/**
 * Stores matches of a source that are held back until their clubs may be added, replacing earlier versions of the same matches. Returns the number of
 * matches beyond the limit, which are not stored.
 */
export async function holdMatches(client: Queryable, source: string, matches: readonly FeedMatch[], now: Date): Promise<number> {
  if (matches.length === 0) return 0;
  const rows = new Map(matches.map((match) => [heldKey(match), match]));
  await forgetMovedMatches(client, source, [...rows.keys()]);
  const counted = await client.query<{ count: number }>(
    'select count(*)::int as count from held_matches where source = $1 and key <> all($2)',
    [source, [...rows.keys()]],
  );
  const kept = [...rows].slice(0, Math.max(0, maxHeld - (counted.rows[0]?.count ?? 0)));
  await client.query(
    `insert into held_matches (source, key, match, held_at) select $1, h.key, h.match, $3 from jsonb_to_recordset($2) as h(key text, match jsonb)
     on conflict (source, key) do update set match = excluded.match`,
    [
      source,
      JSON.stringify(
        kept.map(([key, match]) => ({ key, match })),
        storable,
      ),
      now,
    ],
  );
  return rows.size - kept.length;
}

/** Deletes held matches without a number that have not been played, when the source now gives another day for the same clubs. `keys` are of its matches now. */
async function forgetMovedMatches(client: Queryable, source: string, keys: readonly string[]): Promise<void> {
  await client.query(
    `delete from held_matches h using unnest($2::text[]) as t(key)
     where h.source = $1 and h.key <> all($2) and h.match->>'externalId' is null and h.match->>'status' in ('scheduled', 'postponed')
       and left(h.key, -length('|2024-05-04')) = left(t.key, -length('|2024-05-04'))
       and not exists (select 1 from held_matches k where k.source = $1 and k.key = t.key)`,
    [source, keys],
  );
}

/** Returns true when matches of a source are held back. */
export async function holdsMatches(client: Queryable, source: string): Promise<boolean> {
  return (await client.query('select 1 from held_matches where source = $1 limit 1', [source])).rowCount !== 0;
}

/** Deletes held matches that have been stored as matches. */
export async function forgetHeldMatches(client: Queryable, source: string, matches: readonly FeedMatch[]): Promise<void> {
  if (matches.length === 0) return;
  await client.query('delete from held_matches where source = $1 and key = any($2)', [source, matches.map(heldKey)]);
}

function heldKey({ externalId, tournamentId, season, home, away, kickoff }: FeedMatch): string {
  if (externalId !== undefined) return toStorable(`number ${externalId}`);
  const day = kickoffMoment(kickoff).toISOString().slice(0, 10);
  return [tournamentId, season, foldName(home.name), foldName(away.name), day].join('|');
}

function storable(_key: string, part: unknown): unknown {
  return typeof part === 'string' ? toStorable(part) : part;
}
