/**
 * The SQL of the matches of the player `$1`, a row each: his goals, cards and assists, and whether a line-up names him. A match without a known
 * line-up is listed when an event names him. Own goals are stored under the other side. A player who starts or comes on has played.
 */
export const playerMatches = `
  select r.match_id, r.side, bool_or(r.in_line_up) as in_line_up, coalesce(bool_or(r.starts), false) as starts,
         coalesce(bool_or(r.starts or r.minutes > 0 or r.kind = 'substitution'), false) as played, max(r.minutes) as minutes,
         count(*) filter (where r.kind in ('goal', 'penalty-goal')) as goals, count(*) filter (where r.kind = 'penalty-goal') as penalties,
         count(*) filter (where r.kind = 'own-goal') as own_goals, count(*) filter (where r.kind = 'assist') as assists,
         count(*) filter (where r.kind = 'yellow-card') as yellow_cards,
         count(*) filter (where r.kind in ('red-card', 'second-yellow-card')) as red_cards
  from (
    select match_id, side, true as in_line_up, starts, minutes, null as kind from line_up_players where player_id = $1
    union all
    select match_id, case when kind <> 'own-goal' then side when side = 'home' then 'away' else 'home' end, false, false, null, kind
    from match_events where player_id = $1
    union all
    select match_id, side, false, false, null, 'assist' from match_events where assist_player_id = $1
  ) r
  group by r.match_id, r.side`;
