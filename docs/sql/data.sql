-- The SQL statements of data, as tests run them. See README.md.

-- data/votes/count-votes.ts: count-votes
select option, counted, count(*)::int as votes
from votes
where sport = $1
  and item = $2
group by option, counted;
