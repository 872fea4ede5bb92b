import type { CourtMatch } from '#data/feeds/court-feed.ts';
import { overallScore } from '#domain/sports/rules-of-sports.ts';
import { insertMatchesSql, type MatchColumns } from './match-columns.ts';
import type { PlacedMatch } from './placed-match.ts';
import { updateMatchesSql } from './weigh-words.ts';

/** The columns of a match that a feed of a sport with a play of its own may set, with their types, in the order in which rows are written. */
const columns = {
  kickoff_utc: 'timestamptz',
  kickoff_known: 'boolean',
  stage: 'text',
  matchday: 'smallint',
  group_label: 'text',
  status: 'text',
  home_goals: 'smallint',
  away_goals: 'smallint',
  play: 'jsonb',
  facts: 'jsonb',
} as const;
type PlayRow = Readonly<Record<keyof typeof columns | 'has_events', unknown>>;

function toRow({ match, kickoffUtc }: PlacedMatch<CourtMatch>): PlayRow {
  const [homeScore, awayScore] = overallScore(match) ?? [null, null];
  return {
    kickoff_utc: kickoffUtc.toISOString(),
    kickoff_known: match.kickoff.known,
    stage: match.round?.stage ?? null,
    matchday: match.round?.matchday ?? null,
    group_label: match.round?.group ?? null,
    status: match.status,
    home_goals: homeScore,
    away_goals: awayScore,
    play: match.play ?? null,
    facts: match.facts,
    has_events: match.course !== undefined,
  };
}

/** The score of the whole; a source that does not know it, of a match that has begun, leaves that of another. */
const scoreValue = (name: string) =>
  `case when takes_state and (said = 0 or said_${name} is not null) then said_${name} else m_${name} end`;

const isOther = (name: string) => `said_${name} <> coalesce(m_${name}, -1)`;

/** The parts of a score that are told: a list that is empty says only that nothing is known of it. */
const nonEmptyParts = (play: string) =>
  `coalesce((select jsonb_object_agg(key, value) from jsonb_each(${play}) where value <> '[]'), '{}')`;

/**
 * The parts of a score that hold no longer beside those that are told: what runs at one moment, the sets as a number and that play stands still beside
 * sets, that play stands still once the match is over, an overtime of other quarters.
 */
const outdatedParts = (play: string) => `(array['clock', 'game']
  || case when said = 2 then array['interruption'] else '{}' end
  || case when ${play}->'sets' <> '[]' then array['setsWon', 'interruption'] else '{}' end
  || case when ${play}->'quarters' <> '[]' then array['overtime'] else '{}' end)`;

/** The stored parts of a score, overwritten by the reported ones. */
const renewedPlay = `(m_play - ${outdatedParts('said_play')}) || ${nonEmptyParts('said_play')}`;

const playValue = `case
    when takes_state and (said = 0 or m_play is null) then said_play
    when takes_state then ${renewedPlay}
    when fills_score and said_play is not null
      then coalesce(m_play, '{}') || (said_play - ${outdatedParts('m_play')}) || ${nonEmptyParts('m_play')}
    else m_play
  end`;

/** The facts that are told: ranks of which neither is known say nothing. */
const knownFacts = (facts: string) =>
  `(jsonb_strip_nulls(${facts}) - case when ${facts}->'ranks' = '[null, null]' then array['ranks'] else '{}' end)`;

const updateSql = updateMatchesSql(
  columns,
  {
    home_goals: scoreValue('home_goals'),
    away_goals: scoreValue('away_goals'),
    play: playValue,
    facts: `coalesce(m_facts, '{}') || ${knownFacts('said_facts')} || case when takes_details then '{}' else coalesce(${knownFacts('m_facts')}, '{}') end`,
  },
  `${isOther('home_goals')} or ${isOther('away_goals')} or (case when m_play is null then said_play else ${renewedPlay} end) is distinct from m_play`,
);

/** The way in which matches whose score is one value, `PlayOf` of their sport, stand in their columns. */
export const playMatchColumns: MatchColumns<CourtMatch> = {
  rowsOf: async (_client, placed) => placed.map(toRow),
  insertSql: insertMatchesSql(columns),
  updateSql,
};
