import { weighSearchTerms } from '#data/commands/catalogue/weigh-search-terms.ts';
import type { Queryable } from '#data/database/database.ts';
import type { SharedMatch } from '#data/feeds/shared-match.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';

/**
 * Stores the missing seasons of matches, and makes each competition's newest its current one. Returns their ids by `tournament|season`; seasons of unknown
 * competitions have none.
 */
export async function storeSeasons(
  client: Queryable,
  matches: readonly Pick<SharedMatch, 'tournamentId' | 'season'>[],
  { tournaments, now }: { readonly tournaments: ReadonlyMap<string, Pick<StoringTournament, 'numericId'>>; readonly now: Date },
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map<string, { tournament: number; label: string }>();
  for (const { tournamentId, season } of matches) {
    const tournament = tournaments.get(tournamentId);
    if (tournament !== undefined) wanted.set(`${tournamentId}|${season}`, { tournament: tournament.numericId, label: season });
  }
  const { rows } = await client.query<{ id: number; tournament: number; label: string; added: boolean }>(
    `with wanted as (select * from jsonb_to_recordset($1) as w(tournament int, label text)),
     added as (insert into seasons (tournament_id, label) select tournament, label from wanted on conflict do nothing
               returning id, tournament_id, label)
     select id, tournament_id as tournament, label, true as added from added
     union all select s.id, s.tournament_id, s.label, false from seasons s join wanted w on w.tournament = s.tournament_id and w.label = s.label`,
    [JSON.stringify([...wanted.values()])],
  );
  await client.query(
    `update tournaments t set current_season = s.label, updated_at = $2
     from (select tournament_id, max(label) as label from seasons where tournament_id = any($1) group by tournament_id) s
     where t.numeric_id = s.tournament_id and t.current_season is distinct from s.label`,
    [[...new Set([...wanted.values()].map((season) => season.tournament))], now],
  );
  await weighSearchTerms(client, { tournaments: [...new Set(rows.filter(({ added }) => added).map(({ tournament }) => tournament))] });
  const ids = new Map(rows.map((row) => [`${row.tournament}|${row.label}`, row.id]));
  return new Map([...wanted].map(([key, { tournament, label }]) => [key, ids.get(`${tournament}|${label}`) as number]));
}
