-- The SQL statements of jobs, as tests run them. See README.md.

-- jobs/decisions/ruling-decisions.ts
select from point_adjustments where (season_id, team_id, origin, points) = ($1, $2, 'sources', 0);

-- jobs/rebuild-record.ts: note-live-day
update reconstructions set done_day = $1, until_day = $1 where done_day < $1;
