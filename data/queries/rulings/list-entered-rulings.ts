import type { Queryable } from '#data/database/database.ts';

/** Ruling entered on this site: by the operator, or by the site when its sources agree. */
export interface EnteredRuling {
  /** Name by which it is undone: `p12` for points, `m3` for a match. */
  readonly name: string;
  readonly competition: string;
  readonly season: string;
  /** Address of the club, or of the match. */
  readonly subject: string;
  /** Text of the ruling: `-6`, `3-0 awarded`, `annulled`. */
  readonly ruling: string;
  readonly decidedOn: string | null;
  readonly reason: string | null;
  readonly evidence: string | null;
  readonly accordingTo: readonly string[] | null;
  /** Points of the same club and season in rulings of the catalogue; null when it has none. */
  readonly pointsOfCatalogue: number | null;
}

/** Returns the rulings that do not come from the catalogue: those on points, then those on matches, each with the newest first. */
export async function listEnteredRulings(database: Queryable): Promise<EnteredRuling[]> {
  const { rows: points } = await database.query<EnteredRuling>(
    `select 'p' || p.id as name, t.id as competition, s.label as season, k.slug as subject, to_char(p.points, 'FMSG990') as ruling,
       to_char(p.decided_on, 'YYYY-MM-DD') as "decidedOn", p.reason, p.evidence, p.according_to as "accordingTo",
       (select sum(c.points)::int from point_adjustments c where c.origin = 'catalogue' and (c.season_id, c.team_id) = (p.season_id, p.team_id)) as "pointsOfCatalogue"
     from point_adjustments p join seasons s on s.id = p.season_id join tournaments t on t.numeric_id = s.tournament_id join teams k on k.id = p.team_id
     where p.origin <> 'catalogue' and p.points <> 0 order by p.id desc`,
  );
  const { rows: matches } = await database.query<EnteredRuling>(
    `select 'm' || r.id as name, t.id as competition, s.label as season, m.slug as subject,
       case r.kind when 'award' then m.home_goals || '-' || m.away_goals || ' awarded' else 'annulled' end as ruling,
       null as "decidedOn", null as reason, r.evidence, null as "accordingTo", null as "pointsOfCatalogue"
     from match_rulings r join matches m on m.id = r.match_id join seasons s on s.id = m.season_id join tournaments t on t.numeric_id = m.tournament_id
     order by r.id desc`,
  );
  return [...points, ...matches];
}
