-- The SQL statements of jobs, as tests run them. See README.md.

-- jobs/rebuild-record.ts: note-live-day
update reconstructions set done_day = $1, until_day = $1 where done_day < $1;
