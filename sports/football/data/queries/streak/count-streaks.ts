import type { Queryable } from '#data/database/database.ts';
import { goals90 } from '#data/queries/match/goals-90.ts';
import type { StreakCount } from '#domain/streak/streak-figures.ts';
import { definitionOf, matchesOfStreak, type StreakKind, streakKindNames, streakScopes } from '#domain/streak/streak-kinds.ts';
import { isStreakResult, maxStreakAge } from './streak-results.ts';

/** The SQL of `holds` of each kind; a test compares the counts with the domain's own rule. */
const holds: Readonly<Record<StreakKind, string>> = {
  won: 'own > other',
  unbeaten: 'own >= other',
  lost: 'own < other',
  winless: 'own <= other',
  over: 'own + other >= 3',
  under: 'own + other <= 2',
  bothScored: '(own > 0 and other > 0)',
  notBothScored: '(own = 0 or other = 0)',
  scored: 'own > 0',
  conceded: 'other > 0',
  cleanSheets: 'other = 0',
  goalless: 'own = 0',
};

/** The SQL of a kind's chance by the last prices before kick-off; those of other kinds are not stored for past matches. */
const promised: Partial<Readonly<Record<StreakKind, string>>> = {
  won: 'win_chance',
  unbeaten: '1 - loss_chance',
  lost: 'loss_chance',
  winless: '1 - win_chance',
};

/** The ten matches before one, and all before it. */
const frames = {
  ten: `rows between ${matchesOfStreak} preceding and 1 preceding`,
  all: 'rows between unbounded preceding and 1 preceding',
};

/** Returns the SQL of the length of a kind before each match, by the same rule as `streakLength`. */
function lengthOf(kind: StreakKind): string {
  if (definitionOf(kind).shape === 'share') return `count(*) filter (where ${holds[kind]}) over (club ${frames.ten})`;
  const broken = `max(place) filter (where not (${holds[kind]})) over (club ${frames.all})`;
  return `least(${matchesOfStreak}, place - 1 - coalesce(${broken}, 0))`;
}

/**
 * Returns the SQL of a row of the kind: its length, the min length listed in the scope (null: none), whether the match continued it, and the chance
 * of that.
 */
function rowOf(kind: StreakKind): string {
  const { from } = definitionOf(kind);
  const least = streakScopes.map((scope) => `when '${scope}' then ${from[scope] ?? 'null::int'}`).join(' ');
  return `('${kind}', "${kind}", case scope ${least} end, ${holds[kind]}, ${promised[kind] ?? 'null::float8'})`;
}

const sides = [
  { side: 'home', own: 'home', other: 'away' },
  { side: 'away', own: 'away', other: 'home' },
] as const;

/**
 * Returns the outcomes of every streak of clubs in their leagues: for each kind, scope and listed length the matches that followed, and under length
 * 0 all matches before which ten of the club are known. Reads every stored result: seconds of work for hundreds of thousands.
 */
export async function countStreaks(database: Queryable): Promise<StreakCount[]> {
  const seen = sides.flatMap(({ side, own, other }) =>
    ['all', side].map((scope) => `('${scope}', m.${own}_team_id, ${goals90(own)}, ${goals90(other)}, i.${own}_chance, i.${other}_chance)`),
  );
  const { rows } = await database.query<StreakCount>(`
    with results as (
      select m.id, m.kickoff_utc, seen.*
      from matches m left join implied_goals i on i.match_id = m.id
        cross join lateral (values ${seen.join(', ')}) seen(scope, team_id, own, other, win_chance, loss_chance)
      where ${isStreakResult}
    ), placed as (
      select *, row_number() over club as place, lag(kickoff_utc, ${matchesOfStreak}) over club as tenth_last
      from results window club as (partition by scope, team_id order by kickoff_utc, id)
    ), before as (
      select *, ${streakKindNames.map((kind) => `${lengthOf(kind)} as "${kind}"`).join(', ')}
      from placed window club as (partition by scope, team_id order by kickoff_utc, id)
    ), counted as (
      select scope, kind, case when length >= least then length end as length, count(*) as followed, count(*) filter (where went_on) as went_on,
        count(promised) as priced, count(promised) filter (where went_on) as priced_went_on, coalesce(sum(promised), 0) as promised
      from before cross join lateral (values ${streakKindNames.map(rowOf).join(', ')}) streak(kind, length, least, went_on, promised)
      where tenth_last >= kickoff_utc - ${maxStreakAge} and least is not null
      group by 1, 2, 3
    )
    select kind, scope, length::int, followed::int, went_on::int as "wentOn", priced::int, priced_went_on::int as "pricedWentOn", promised
    from counted where length is not null
    union all
    select kind, scope, 0, sum(followed)::int, sum(went_on)::int, sum(priced)::int, sum(priced_went_on)::int, sum(promised)
    from counted group by kind, scope`);
  return rows;
}
