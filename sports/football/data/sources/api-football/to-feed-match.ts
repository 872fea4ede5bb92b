import type { FeedMatch, UndatedMatch } from '#data/feeds/feed.ts';
import { type Finals, seasonOfFinals } from '#data/feeds/season-label.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import { isRealDate, reportedKickoff } from '#data/sources/reported-kickoff.ts';
import { seasonLabelOf } from '#data/sources/season-year.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { AnswerFixture } from './answer.ts';
import { matchEvents } from './match-events.ts';
import { matchLineUps } from './match-line-ups.ts';
import { matchState } from './match-state.ts';
import { matchStatistics } from './match-statistics.ts';
import { roundOf } from './round-names.ts';

/** A competition of the catalogue and its number at the provider. */
export interface ApiFootballLeague {
  readonly tournamentId: string;
  readonly leagueId: number;
  readonly type: 'league' | 'cup';
  readonly season: 'autumn-spring' | 'calendar-year';
  /** For a competition of qualifiers, the finals that it leads to; the provider numbers their seasons at times by the first year, at times by the last. */
  readonly finals?: Finals | undefined;
}

/** Returns a match in the site's codes, and problems with parts of its row; no match when its state or its score is implausible. */
export function toFeedMatch(
  answer: AnswerFixture,
  league: ApiFootballLeague,
  now: Date,
): { match?: FeedMatch | UndatedMatch; problems: readonly RowProblem[] } {
  const { fixture, teams } = answer;
  const undated: RowProblem[] = isRealDate(fixture.date) ? [] : [{ code: 'bad-date', field: 'fixture.date', value: fixture.date }];
  const read = matchState(answer, now);
  if ('code' in read) return { problems: [...undated, read] };
  const { problems: scoreProblems = [], ...state } = read;
  const kickoff = reportedKickoff(fixture.date, state.status, fixture.status.short === 'TBD');
  const { round: roundName } = answer.league;
  const round = roundName ? roundOf(roundName, league.type) : undefined;
  const unknownRound: RowProblem[] =
    roundName && round === undefined ? [{ code: 'not-this-format', field: 'league.round', value: roundName }] : [];
  const { score } = state;
  const told = score === undefined || state.status === 'awarded' ? { problems: [] } : matchEvents(answer, score.current);
  const counted = matchStatistics(answer);
  const lined = matchLineUps(answer, state.status);
  return {
    match: {
      externalId: String(fixture.id),
      tournamentId: league.tournamentId,
      season: seasonOf(answer, league),
      ...(round === undefined ? {} : { round }),
      home: { name: teams.home.name, externalId: String(teams.home.id) },
      away: { name: teams.away.name, externalId: String(teams.away.id) },
      ...(kickoff === undefined ? {} : { kickoff }),
      ...state,
      ...(fixture.venue?.name && fixture.venue.city ? { venue: { name: fixture.venue.name, town: fixture.venue.city } } : {}),
      ...(fixture.referee ? { referee: refereeName(fixture.referee) } : {}),
      ...(told.events === undefined ? {} : { events: told.events }),
      ...(counted.statistics === undefined ? {} : { statistics: counted.statistics }),
      ...(lined.lineUps === undefined ? {} : { lineUps: lined.lineUps }),
      quotes: [],
    },
    problems: [...undated, ...scoreProblems, ...unknownRound, ...told.problems, ...counted.problems, ...lined.problems],
  };
}

/** Returns the name alone: the provider writes "Marcin Muster, Poland". */
function refereeName(referee: string): string {
  return referee.split(',')[0]?.trim() ?? referee;
}

function seasonOf({ fixture, league }: AnswerFixture, { season, finals }: ApiFootballLeague): string {
  if (finals !== undefined && isRealDate(fixture.date)) return seasonOfFinals(localDayOf(new Date(fixture.date), 'UTC'), finals);
  return seasonLabelOf(league.season, season);
}
