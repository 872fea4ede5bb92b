import { betOfTip } from '#app/components/tips/tip-state.ts';
import type { PricedForecast } from '#data/queries/forecast/get-priced-forecast.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { CoverageOfClubs } from '#data/queries/match/get-coverage-of-clubs.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import type { SeasonTableMatch } from '#data/queries/tournament/list-table-matches.ts';
import { regularGoals } from '#domain/match/football-play.ts';
import { forecastToTell } from '#domain/story/forecast-to-tell.ts';
import {
  type ClubToTell,
  isRefusal,
  type MatchToTell,
  type NoTipToTell,
  type ResultToTell,
  type TipToTell,
} from '#domain/story/match-to-tell.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { resultsBefore } from '#domain/story/results-before.ts';
import { tableToTell } from '#domain/story/table-to-tell.ts';
import type { Stage } from '#domain/tournament/round.ts';
import { tableOfBoth } from '#domain/tournament/season/in-one-order.ts';
import type { Meeting } from '../../../../data/queries/match/list-meetings.ts';

/** The data for the preview or review of a match, all of it as of kick-off. */
export interface MatchSources {
  readonly meetings: readonly Meeting[];
  readonly coverage: CoverageOfClubs | undefined;
  readonly tables: readonly SeasonTable[];
  /** All matches of the season, oldest first. */
  readonly season: readonly SeasonTableMatch[];
  readonly promoted: readonly number[];
  readonly forecast: PricedForecast | undefined;
  /** The tips made before kick-off, the one of the highest value first. */
  readonly tips: readonly MatchTip[];
}

const dayMs = 86_400_000;
/** Max number of days for which a month needs no year: "in December" is the last one. */
const unmistakableDays = 300;

/** Returns the facts for a preview or a review, from what the page has read; unknown facts are left out. */
export function toMatchToTell(match: MatchDetails, sources: MatchSources): MatchToTell<ProseName> {
  const { tables, coverage, forecast, season } = sources;
  const table = tableOfBoth(tables, match.homeId, match.awayId);
  const rows = table?.rows ?? [];
  const [home, away] = [match.homeId, match.awayId].map((club) => rows.find(({ teamId }) => teamId === club));
  const isDerby = home?.club.town != null && home.club.town === away?.club.town;
  const hasBegun = rows.some(({ played }) => played > 0);
  return {
    matchId: match.id,
    order: Math.max(
      0,
      season.findIndex(({ homeId, kickoffUtc }) => homeId === match.homeId && +kickoffUtc === +match.kickoffUtc),
    ),
    kind: match.tournamentType,
    competition: { of: 'competition', name: match.tournamentName, ...(match.isNamedBySource && { isOfSource: true }) },
    stage: match.stage === null ? undefined : (match.stage as Stage),
    neutral: match.neutralVenue,
    town: isDerby ? { of: 'town', name: home.club.town as string } : undefined,
    home: clubOf('home', match, home, sources),
    away: clubOf('away', match, away, sources),
    table: table === undefined || !hasBegun ? undefined : tableToTell(table),
    meetings: coverage === undefined ? undefined : meetingsOf(match, sources.meetings, coverage),
    forecast: forecast === undefined ? undefined : forecastToTell(forecast),
    tip: tipOf(sources),
    result: resultOf(match),
  };
}

type TableRow = SeasonTable['rows'][number];

function clubOf(
  side: 'home' | 'away',
  match: MatchDetails,
  row: TableRow | undefined,
  { season, promoted }: MatchSources,
): ClubToTell<ProseName> {
  const teamId = match[`${side}Id`];
  const isTabled = row !== undefined && match.tournamentType === 'league';
  return {
    name: { of: 'club', slug: match[`${side}Slug`], name: match[`${side}Name`] },
    standing: row === undefined || row.played === 0 ? undefined : { place: row.place, points: row.points },
    promoted: promoted.includes(teamId),
    results: isTabled ? resultsBefore(match.kickoffUtc, teamId, season) : [],
  };
}

function meetingsOf(
  { homeId, kickoffUtc }: MatchDetails,
  meetings: readonly Meeting[],
  { since, kinds }: CoverageOfClubs,
): MatchToTell<ProseName>['meetings'] {
  const list = meetings.map((met) => {
    const [home, away] = met.homeId === homeId ? [met.homeGoals, met.awayGoals] : [met.awayGoals, met.homeGoals];
    const daysAgo = Math.floor((+kickoffUtc - +met.kickoffUtc) / dayMs);
    const month = met.kickoffUtc.getUTCMonth() + 1;
    const on = daysAgo < unmistakableDays ? { month } : { month, year: met.kickoffUtc.getUTCFullYear() };
    return { home, away, on, daysAgo };
  });
  return { list, since, leagueOnly: kinds === 'league' };
}

function tipOf({ tips, forecast }: MatchSources): TipToTell | NoTipToTell | undefined {
  const standing = tips.find(({ withdrawal }) => withdrawal === null);
  if (standing !== undefined) {
    const { decimalOdds, probability, settlement } = standing;
    return { kind: 'tip', bet: betOfTip(standing), decimalOdds, probability, fairOdds: 1 / probability, outcome: settlement?.outcome };
  }
  const decisions = forecast?.decisions ?? [];
  // One that is not written down yet, was withdrawn or was worked out afterwards is neither our tip nor none.
  if (decisions.some(({ kind }) => kind === 'tip')) return undefined;
  const refused = decisions
    .filter((decision) => decision.kind === 'no-tip')
    .flatMap(({ reason, nearest }) => (isRefusal(reason) ? [{ reason, nearest }] : []))
    .sort((first, second) => (second.nearest?.expectedValue ?? -1) - (first.nearest?.expectedValue ?? -1))[0];
  return refused === undefined ? undefined : { kind: 'no-tip', ...refused };
}

function resultOf(match: MatchDetails): ResultToTell | undefined {
  const { status, homeGoals, awayGoals, penaltiesHome, penaltiesAway, extraTimeHome } = match;
  if (status !== 'finished' || homeGoals === null || awayGoals === null) return undefined;
  const { halfTimeHome, halfTimeAway } = match;
  const halfTime = halfTimeHome === null || halfTimeAway === null ? undefined : { home: halfTimeHome, away: halfTimeAway };
  const goals = { ...(regularGoals(match) ?? { home: homeGoals, away: awayGoals }), halfTime };
  if (penaltiesHome !== null && penaltiesAway !== null) {
    return { ...goals, later: { decidedBy: 'penalties', winner: penaltiesHome > penaltiesAway ? 'home' : 'away' } };
  }
  const wentOn = extraTimeHome !== null && goals.home === goals.away && homeGoals !== awayGoals;
  return wentOn ? { ...goals, later: { decidedBy: 'extra-time', winner: homeGoals > awayGoals ? 'home' : 'away' } } : goals;
}
