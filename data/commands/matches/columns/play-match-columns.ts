import type { TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import { overallScore, rulesOf } from '#domain/sports/rules-of-sports.ts';
import { type TwoSidedSport, twoSidedSports } from '#domain/sports/sport.ts';
import type { PassingParts } from '#domain/sports/sport-rules.ts';
import type { PlacedMatch } from '../placed-match.ts';
import { updateMatchesSql } from '../update-matches-sql.ts';
import { insertMatchesSql, type MatchColumns } from './match-columns.ts';

/** Columns that a feed may set for a match of tennis or basketball, whose score is stored in `play`; with their types, in the order in which rows are written. */
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

function toRow({ match, kickoffUtc }: PlacedMatch<TwoSidedMatch>): PlayRow {
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

/** SQL of the new value of a column of the overall score. A source that has no score of a match that has begun does not clear the stored one. */
const scoreValue = (name: string) =>
  `case when takes_state and (said = 0 or said_${name} is not null) then said_${name} else m_${name} end`;

const isOther = (name: string) => `said_${name} <> coalesce(m_${name}, -1)`;

/** SQL of the reported parts of a score without empty lists: these mean that the part is unknown. */
const nonEmptyParts = (play: string) =>
  `coalesce((select jsonb_object_agg(key, value) from jsonb_each(${play}) where value <> '[]'), '{}')`;

/** Returns the SQL array of the parts of a stored score that no longer apply once `play` is reported, see `PassingParts`. */
function passedParts(sport: TwoSidedSport, play: string): string {
  const { momentary, untilOver = [], replacedBy }: PassingParts<string> = rulesOf<TwoSidedSport>(sport).passingParts ?? nonePass;
  const passed = [
    listOf(momentary),
    `case when said = 2 then ${listOf(untilOver)} else '{}' end`,
    ...Object.entries(replacedBy).map(([other, parts = []]) => `case when ${play}->'${other}' <> '[]' then ${listOf(parts)} else '{}' end`),
  ];
  return `(${passed.join(' || ')})`;
}

const nonePass: PassingParts<string> = { momentary: [], replacedBy: {} };

function listOf(parts: readonly string[]): string {
  return `array[${parts.map((part) => `'${part}'`).join(', ')}]::text[]`;
}

/** SQL of the reported facts that are known; left out are nulls, and pairs of which neither value is known. */
const knownFacts = (facts: string) =>
  `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(jsonb_strip_nulls(${facts})) where value <> '[null, null]')`;

const insertSql = insertMatchesSql(columns);

/** Returns the mapping of matches of tennis or basketball, whose score is one value (`PlayOf`), to their columns. */
function columnsOf(sport: TwoSidedSport): MatchColumns<TwoSidedMatch> {
  /* The stored parts of a score, overwritten by the reported ones. */
  const renewedPlay = `(m_play - ${passedParts(sport, 'said_play')}) || ${nonEmptyParts('said_play')}`;
  const playValue = `case
    when takes_state and (said = 0 or m_play is null) then said_play
    when takes_state then ${renewedPlay}
    when fills_score and said_play is not null
      then coalesce(m_play, '{}') || (said_play - ${passedParts(sport, 'm_play')}) || ${nonEmptyParts('m_play')}
    else m_play
  end`;
  const isOtherPlay = `(case when m_play is null then said_play else ${renewedPlay} end) is distinct from m_play`;
  const updateSql = updateMatchesSql(
    columns,
    {
      home_goals: scoreValue('home_goals'),
      away_goals: scoreValue('away_goals'),
      play: playValue,
      facts: `coalesce(m_facts, '{}') || ${knownFacts('said_facts')} || case when takes_details then '{}' else ${knownFacts('m_facts')} end`,
    },
    `${isOther('home_goals')} or ${isOther('away_goals')} or ${isOtherPlay}`,
  );
  return { rowsOf: async (_client, placed) => placed.map(toRow), insertSql, updateSql };
}

/** Mapping of the matches of each sport other than football to their columns, by the sport's name. */
export const playMatchColumns = Object.fromEntries(twoSidedSports.map((sport) => [sport, columnsOf(sport)])) as Readonly<
  Record<TwoSidedSport, MatchColumns<TwoSidedMatch>>
>;
