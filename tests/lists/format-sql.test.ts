import { expect, it } from 'vitest';
import { formatSql } from './format-sql.ts';

it('leaves a short statement in one line, with one space where there was space', () => {
  expect(formatSql(' select  slug\n     from news where slug = any($1)\n')).toBe('select slug from news where slug = any($1)');
});

it('gives each clause a line, conditions below theirs, and items of long lists lines of their own', () => {
  const sql = `select m.id, m.slug, m.kickoff_utc as "kickoffUtc", coalesce(hn.row_name, h.row_name) as "homeRowName", extract(epoch from m.kickoff_utc) as epoch
    from matches m left join team_names hn on hn.team_id = m.home_team_id and hn.locale = $1
    where m.kickoff_utc between $2 and $3 and (select count(*) from tips t where t.match_id = m.id and t.published_at <= $4 and t.market = 'match-result') > 0
    order by m.kickoff_utc`;
  expect(formatSql(sql).split('\n')).toEqual([
    'select m.id,',
    '  m.slug,',
    '  m.kickoff_utc as "kickoffUtc",',
    '  coalesce(hn.row_name, h.row_name) as "homeRowName",',
    '  extract(epoch from m.kickoff_utc) as epoch',
    'from matches m',
    'left join team_names hn on hn.team_id = m.home_team_id',
    '  and hn.locale = $1',
    'where m.kickoff_utc between $2 and $3',
    '  and (',
    "    select count(*) from tips t where t.match_id = m.id and t.published_at <= $4 and t.market = 'match-result'",
    '  ) > 0',
    'order by m.kickoff_utc',
  ]);
});

it('keeps what is in quotes as it is, and names with their values', () => {
  const values = ['kickoffUtc', 'homeGoals', 'awayGoals', 'silentSince'].map((name) => `'${name}',   m.${name.toLowerCase()}`).join(', ');
  expect(
    formatSql(`select jsonb_build_object('a  (b', m.a, ${values}) as said from matches m where m.said = 'from  x' and m.id = $1`).split(
      '\n',
    ),
  ).toEqual([
    'select jsonb_build_object(',
    "  'a  (b', m.a, 'kickoffUtc', m.kickoffutc, 'homeGoals', m.homegoals, 'awayGoals', m.awaygoals,",
    "  'silentSince', m.silentsince",
    ') as said',
    'from matches m',
    "where m.said = 'from  x'",
    '  and m.id = $1',
  ]);
});
