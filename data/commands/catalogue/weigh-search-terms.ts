import type { Queryable } from '#data/database/database.ts';

/** Ids of the clubs and of the competitions whose importance may have changed. */
interface Weighed {
  readonly teams?: readonly number[];
  readonly tournaments?: readonly number[];
}

/**
 * Returns the SQL of the importance of clubs and competitions with a stored season, by `kind` and `id`. Each stored season of a competition adds
 * 1 / priority to the importance of the competition, and to that of each of its clubs. Clubs and competitions without a season have importance 0.
 *
 * @param ofTeams condition on an entry `e`
 * @param ofTournaments condition on a competition `t`
 */
export const importances = (ofTeams = 'true', ofTournaments = 'true'): string => `
  select 'team' as kind, e.team_id as id, sum(1.0 / t.priority)::real as importance
  from season_entries e join seasons s on s.id = e.season_id join tournaments t on t.numeric_id = s.tournament_id
  where ${ofTeams} group by e.team_id
  union all
  select 'tournament', t.numeric_id, (count(*)::numeric / t.priority)::real
  from seasons s join tournaments t on t.numeric_id = s.tournament_id
  where ${ofTournaments} group by t.numeric_id`;

const statement = (weighed: string, isWeighed: string) => `
  with weighed as materialized (${weighed}),
  changed as materialized (
    -- Locked in one order, so that two transactions never wait for each other.
    select s.kind, s.subject_id, s.term, coalesce(w.importance, 0) as importance
    from search_terms s left join weighed w on w.kind = s.kind and w.id = s.subject_id
    where s.importance <> coalesce(w.importance, 0) and ${isWeighed}
    order by s.kind, s.subject_id, s.term for no key update of s
  )
  update search_terms s set importance = c.importance from changed c where s.kind = c.kind and s.subject_id = c.subject_id and s.term = c.term`;

/** Stores the importance of the given clubs and competitions, or of all, in their search terms; unchanged ones are not written. */
export async function weighSearchTerms(client: Queryable, weighed?: Weighed): Promise<void> {
  if (weighed === undefined) {
    await client.query(statement(importances(), 'true'));
    return;
  }
  const { teams = [], tournaments = [] } = weighed;
  if (teams.length + tournaments.length === 0) return;
  await client.query(
    statement(
      importances('e.team_id = any($1::int[])', 't.numeric_id = any($2::int[])'),
      "(s.kind = 'team' and s.subject_id = any($1) or s.kind = 'tournament' and s.subject_id = any($2))",
    ),
    [teams, tournaments],
  );
}
