import type { FeedClub, FeedMatch, UndatedMatch } from '#data/feeds/feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import { isRealDate, reportedKickoff } from '#data/sources/reported-kickoff.ts';
import { seasonLabelOf } from '#data/sources/season-year.ts';
import type { AnswerMatch } from './answer.ts';
import { matchEvents } from './match-events.ts';
import { matchLineUps } from './match-line-ups.ts';
import { matchState } from './match-state.ts';
import { roundOf } from './round-of.ts';

/** A competition of the catalogue and its code, `BL1`. */
export interface FootballDataOrgLeague {
  readonly tournamentId: string;
  readonly code: string;
  readonly type: 'league' | 'cup';
  readonly season: 'autumn-spring' | 'calendar-year';
}

/**
 * Returns a match in the site's codes, and problems with parts of its row; no match when its state or its score is implausible, or while its sides
 * are not known.
 */
export function toFeedMatch(
  match: AnswerMatch,
  league: FootballDataOrgLeague,
  now: Date,
): { match?: FeedMatch | UndatedMatch; problems: readonly RowProblem[] } {
  const { homeTeam, awayTeam, attendance, utcDate } = match;
  if (homeTeam === undefined || awayTeam === undefined) return { problems: [] };
  const isDayReported = isRealDate(utcDate);
  const read = matchState(match, now, isDayReported);
  const undated: RowProblem[] = isDayReported ? [] : [{ code: 'bad-date', field: 'utcDate', value: utcDate }];
  if ('code' in read) return { problems: [...undated, read] };
  const { problems: scoreProblems = [], ...state } = read;
  // A scheduled match that is not timed has a usual hour of its league, of which only the day counts.
  const kickoff = reportedKickoff(utcDate, state.status, match.status === 'SCHEDULED');
  const round = roundOf(match, league.type);
  // The goals of an awarded match are not those of its score.
  const events = state.score === undefined || state.status === 'awarded' ? undefined : matchEvents(match, state.score.current);
  const lined = matchLineUps(match);
  const areEventsKnown = events !== undefined && !('code' in events);
  const referee = match.referees?.find(({ type }) => type === 'REFEREE')?.name;
  return {
    match: {
      externalId: String(match.id),
      ...(match.lastUpdated ? { revisedAt: new Date(match.lastUpdated) } : {}),
      tournamentId: league.tournamentId,
      season: seasonLabelOf(Number(match.season.startDate.slice(0, 4)), league.season),
      ...(round === undefined ? {} : { round }),
      home: clubOf(homeTeam),
      away: clubOf(awayTeam),
      ...(kickoff === undefined ? {} : { kickoff }),
      ...state,
      ...(referee ? { referee } : {}),
      ...(attendance ? { attendance } : {}),
      ...(areEventsKnown ? { events } : {}),
      ...(lined.lineUps === undefined ? {} : { lineUps: lined.lineUps }),
      quotes: [],
    },
    problems: [
      ...undated,
      ...scoreProblems,
      ...(round === undefined ? [{ code: 'not-this-format', field: 'stage', value: match.stage } as const] : []),
      ...(events !== undefined && 'code' in events ? [events] : []),
      ...lined.problems,
    ],
  };
}

function clubOf({ id, name }: { readonly id: number; readonly name: string }): FeedClub {
  return { name, externalId: String(id) };
}
