import type { Queryable } from '#data/database/database.ts';
import { toStorable } from '#data/database/to-storable.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import { foldName } from '#domain/team/fold-name.ts';

/** More matches of clubs that are too many are not kept: no source that is in its senses has them. */
const maxHeld = 5_000;

/** Keeps the last version of a source's matches until their clubs may be added; returns the number of matches beyond the bound, which are not kept. */
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

/** Forgets held matches without a number that had not been played, where the source now gives another day for the same clubs. */
async function forgetMovedMatches(client: Queryable, source: string, told: readonly string[]): Promise<void> {
  await client.query(
    `delete from held_matches h using unnest($2::text[]) as t(key)
     where h.source = $1 and h.key <> all($2) and h.match->>'externalId' is null and h.match->>'status' in ('scheduled', 'postponed')
       and left(h.key, -length('|2024-05-04')) = left(t.key, -length('|2024-05-04'))
       and not exists (select 1 from held_matches k where k.source = $1 and k.key = t.key)`,
    [source, told],
  );
}

/** Returns true where matches of a source are held. */
export async function holdsMatches(client: Queryable, source: string): Promise<boolean> {
  return (await client.query('select 1 from held_matches where source = $1 limit 1', [source])).rowCount !== 0;
}

/** Forgets matches that were held and are stored now. */
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
