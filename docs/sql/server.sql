-- The SQL statements of server, as tests run them. See README.md.

-- server/changes/change-history.ts
select min(version) as first, max(version) as last from changes;

-- server/changes/change-history.ts
select topics from changes where version = $1;

-- server/changes/change-history.ts
select version from changes where version > $1;

-- server/changes/change-history.ts
select version, topics from changes where version > $1;

-- server/changes/listen-to-changes.ts
listen tipledger_changes;

-- server/changes/listen-to-changes.ts
listen tipledger_edge;

-- server/edge/open-edge.ts
select pg_notify($1, $2);

-- server/jobs/job-locks.ts
select pg_try_advisory_lock($1, hashtext($2)) as held;

-- server/page-cache/database-for-pages.ts
insert into contact_messages (received_at, language, name, email, message, address_key, next_attempt_at)
values ($1, $2, $3, $4, $5, $6, $1);

-- server/page-cache/database-for-pages.ts
insert into kept values (7);

-- server/page-cache/database-for-pages.ts
rollback;

-- server/page-cache/database-for-pages.ts
select 1;

-- server/page-cache/database-for-pages.ts
select 1 from contact_messages where received_at > $1 and name = $2 and email = $3 and message = $4 limit 1;

-- server/page-cache/database-for-pages.ts
select nothing;

-- server/page-cache/database-for-pages.ts
select pg_advisory_xact_lock(hashtextextended('contact address ' || $1::text, 0));

-- server/page-cache/database-for-pages.ts
select pg_advisory_xact_lock(hashtextextended('contact message ' || $1::text, 0));

-- server/page-cache/database-for-pages.ts
select pg_terminate_backend(pg_backend_pid());

-- server/page-cache/database-for-pages.ts
select received_at as "receivedAt"
from contact_messages
where received_at > $1
  and address_key is not distinct from $2
order by received_at desc;

-- server/page-cache/database-for-pages.ts
set local pg_trgm.word_similarity_threshold = 0.3;
