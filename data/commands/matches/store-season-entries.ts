import type { Queryable } from '#data/database/database.ts';
import type { Round } from '#domain/tournament/round.ts';

/** A match with the numbers of its season and its two sides. */
export interface EnteredMatch {
  readonly seasonId: number;
  readonly home: { readonly id: number };
  readonly away: { readonly id: number };
  readonly match: { readonly round?: Round };
}

/** Stores the clubs of each season, with their group where a feed names one. */
export async function storeSeasonEntries(client: Queryable, placed: readonly EnteredMatch[]): Promise<void> {
  const entries = new Map<string, { season: number; team: number; group: string | undefined }>();
  for (const { seasonId, home, away, match } of placed) {
    for (const club of [home, away]) {
      const key = `${seasonId}|${club.id}`;
      entries.set(key, { season: seasonId, team: club.id, group: match.round?.group ?? entries.get(key)?.group });
    }
  }
  await client.query(
    `insert into season_entries as e (season_id, team_id, group_label)
     select season, team, "group" from jsonb_to_recordset($1) as r(season int, team int, "group" text)
     on conflict (season_id, team_id) do update set group_label = excluded.group_label
     where excluded.group_label is not null and e.group_label is distinct from excluded.group_label`,
    [JSON.stringify([...entries.values()])],
  );
}
