import type { Queryable } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';

/** Points that tables of sources have for a club with the same results, and the site's own table does not; on more than one day. */
export interface FoundRuling {
  readonly seasonId: number;
  readonly teamId: number;
  readonly competition: string;
  readonly season: string;
  readonly club: string;
  /** The sources' points minus the site's. */
  readonly points: number;
  /** Won, drawn, lost and points, as text. */
  readonly ours: string;
  readonly theirs: string;
  readonly sources: readonly NetworkOnlySource[];
  /** First day on which it was found, `2026-02-06`. */
  readonly since: string;
}

/** Returns the found rulings that no operator has refused: those on which most sources agree first. */
export async function listFoundRulings(database: Queryable): Promise<FoundRuling[]> {
  const { rows } = await database.query<FoundRuling>(
    `select d.season_id as "seasonId", d.team_id as "teamId", t.id as competition, s.label as season, k.slug as club, d.points,
       min(d.our_record) as ours, min(d.their_record) as theirs, array_agg(d.source order by d.source) as sources, to_char(min(d.first_day), 'YYYY-MM-DD') as since
     from standings_differences d join seasons s on s.id = d.season_id join tournaments t on t.numeric_id = s.tournament_id join teams k on k.id = d.team_id
     where d.kind = 'points' and d.last_day > d.first_day and not exists (
       select from point_adjustments p where (p.season_id, p.team_id, p.origin, p.points) = (d.season_id, d.team_id, 'sources', 0))
     group by d.season_id, d.team_id, t.id, t.priority, s.label, k.slug, d.points
     order by count(*) desc, t.priority, t.id, k.slug, d.points`,
  );
  return rows;
}

/** Points that the site has entered by itself because tables of sources agreed. */
export interface EnteredBySources {
  /** Name of the ruling, `p12`. */
  readonly name: string;
  readonly competition: string;
  readonly season: string;
  readonly club: string;
  readonly points: number;
  readonly accordingTo: readonly string[];
  /** Moment at which an operator found it right; null until then. */
  readonly reviewedAt: Date | null;
}

/** Returns the points that the site has entered by itself: those that no operator has reviewed first. */
export async function listEnteredBySources(database: Queryable): Promise<EnteredBySources[]> {
  const { rows } = await database.query<EnteredBySources>(
    `select 'p' || p.id as name, t.id as competition, s.label as season, k.slug as club, p.points, coalesce(p.according_to, '{}') as "accordingTo",
       v.reviewed_at as "reviewedAt"
     from point_adjustments p join seasons s on s.id = p.season_id join tournaments t on t.numeric_id = s.tournament_id join teams k on k.id = p.team_id
       left join review_marks v on v.kind = 'ruling' and v.subject = 'p' || p.id || ' ' || p.points
     where p.origin = 'sources' and p.points <> 0 order by v.reviewed_at is not null, p.id desc`,
  );
  return rows;
}
