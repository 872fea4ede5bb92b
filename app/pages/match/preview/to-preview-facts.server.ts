import { roundName } from '#app/components/round-name.ts';
import { betOfTip } from '#app/components/tip-state.ts';
import { betWords } from '#app/i18n/bet-words.ts';
import { coverageWords } from '#app/i18n/coverage-words.ts';
import type { Words } from '#app/i18n/create-words.ts';
import type { PreviewClub, PreviewFacts, PreviewNoTip, PreviewStanding, PreviewTip } from '#app/i18n/preview/preview-facts.ts';
import type { MatchForecast } from '#data/queries/forecast/get-match-forecast.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { MatchCoverage } from '#data/queries/match/get-match-coverage.ts';
import type { FormMatch } from '#data/queries/match/list-form-matches.ts';
import type { Meeting } from '#data/queries/match/list-meetings.ts';
import type { SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import { summariseMeetings } from '#domain/match/head-to-head.ts';
import { type ClubRecord, type PlayedMatch, recordOf } from '#domain/tournament/club-record.ts';
import { rowNamesOf } from '../forecast/names-of.ts';
import { previewForecast } from './preview-forecast.ts';

/** The data of a match that a preview is made from, all of it as it was at kick-off. */
export interface PreviewSources {
  readonly formMatches: readonly FormMatch[];
  readonly meetings: readonly Meeting[];
  readonly coverage: MatchCoverage | undefined;
  readonly tables: readonly SeasonTable[];
  /** The season's matches that were over. */
  readonly played: readonly PlayedMatch[];
  readonly forecast: MatchForecast | undefined;
  /** The one of the greatest value first. */
  readonly tips: readonly MatchTip[];
}

/** Returns the facts of a preview out of what the page has read; what is not known is left out. */
export function toPreviewFacts(match: MatchDetails, sources: PreviewSources, words: Words): PreviewFacts {
  const { format, t } = words;
  const { tables, meetings, coverage, forecast } = sources;
  const table = tables.find(({ rows }) => [match.homeId, match.awayId].every((club) => rows.some(({ teamId }) => teamId === club)));
  const tip = tipOf(match, sources, words);
  const round = roundName(t, match);
  const { bestHomeOdds: home, bestDrawOdds: draw, bestAwayOdds: away } = match;
  return {
    matchId: match.id,
    kind: match.tournamentType,
    competition: format.competition(match.tournamentName),
    ...(match.matchday === null || match.tournamentType === 'cup' ? {} : { matchday: match.matchday }),
    ...(round === '' || match.tournamentType === 'league' ? {} : { round }),
    ...(match.venueName === null ? {} : { ground: match.venueName }),
    ...(match.venueTown === null ? {} : { town: match.venueTown }),
    neutral: match.neutralVenue,
    home: clubOf('home', match, table, sources),
    away: clubOf('away', match, table, sources),
    ...(table === undefined ? {} : { clubsInTable: table.rows.length }),
    ...(coverage === undefined ? {} : { meetings: meetingsOf(match, meetings, coverageWords(coverage, t)) }),
    ...(forecast === undefined ? {} : { forecast: previewForecast(forecast) }),
    ...(home === null || draw === null || away === null ? {} : { prices: { home, draw, away } }),
    ...(tip === undefined ? {} : { tip }),
  };
}

function clubOf(
  side: 'home' | 'away',
  match: MatchDetails,
  table: SeasonTable | undefined,
  { formMatches, played }: PreviewSources,
): PreviewClub {
  const teamId = match[`${side}Id`];
  const row = table?.rows.find((candidate) => candidate.teamId === teamId);
  const onThisSide = recordOf(
    teamId,
    played.filter((other) => other[`${side}Id`] === teamId),
  );
  return {
    name: match[`${side}Name`],
    rowName: match[`${side}RowName`],
    ...(row === undefined || row.played === 0 ? {} : { standing: standingOf(row, row.place) }),
    form: formMatches
      .filter((other) => other.teamId === teamId)
      .map(({ homeId, homeGoals, awayGoals }) =>
        homeId === teamId ? { scored: homeGoals, conceded: awayGoals } : { scored: awayGoals, conceded: homeGoals },
      ),
    ...(table === undefined || onThisSide.played === 0 || match.neutralVenue ? {} : { onThisSide }),
  };
}

function standingOf({ played, won, drawn, lost, goalsFor, goalsAgainst, points }: ClubRecord, place: number): PreviewStanding {
  return { place, played, won, drawn, lost, goalsFor, goalsAgainst, points };
}

function meetingsOf({ homeId }: MatchDetails, meetings: readonly Meeting[], coverage: string): NonNullable<PreviewFacts['meetings']> {
  const { firstWins, draws, secondWins } = summariseMeetings(
    homeId,
    meetings.map((meeting) => ({ ...meeting, goals: { home: meeting.homeGoals, away: meeting.awayGoals } })),
  );
  const [last] = meetings;
  const counts = { count: meetings.length, homeWins: firstWins, draws, awayWins: secondWins, coverage };
  if (last === undefined) return counts;
  const [own, other] = last.homeId === homeId ? [last.homeGoals, last.awayGoals] : [last.awayGoals, last.homeGoals];
  return { ...counts, last: { day: last.kickoffUtc, homeSideGoals: own, awaySideGoals: other } };
}

function tipOf(match: MatchDetails, { tips, forecast }: PreviewSources, words: Words): PreviewTip | PreviewNoTip | undefined {
  const standing = tips.find(({ withdrawal }) => withdrawal === null);
  if (standing !== undefined) {
    const { decimalOdds, probability } = standing;
    const selection = betWords(betOfTip(standing), rowNamesOf(match), words);
    return { kind: 'tip', selection, decimalOdds, probability, fairOdds: 1 / probability };
  }
  const refused = (forecast?.decisions ?? [])
    .filter((decision) => decision.kind === 'no-tip')
    .flatMap(({ reason, nearest }) => (reason === 'other-tip-chosen' ? [] : [{ reason, nearest }]))
    .sort((first, second) => (second.nearest?.expectedValue ?? -1) - (first.nearest?.expectedValue ?? -1))[0];
  if (refused === undefined) return undefined;
  const { reason, nearest } = refused;
  if (nearest === undefined) return { kind: 'no-tip', reason };
  const { bet, decimalOdds, fairOdds } = nearest;
  return { kind: 'no-tip', reason, nearest: { selection: betWords(bet, rowNamesOf(match), words), decimalOdds, fairOdds } };
}
