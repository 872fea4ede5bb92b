import { betOfTip } from '#app/components/tips/tip-state.ts';
import type { PricedForecast } from '#data/queries/forecast/get-priced-forecast.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { CoverageOfClubs } from '#data/queries/match/get-coverage-of-clubs.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import type { SeasonTableMatch } from '#data/queries/tournament/list-table-matches.ts';
import { type ClubProjection, chanceOfPlaces } from '#domain/forecast/season/simulate-season.ts';
import { regularGoals } from '#domain/match/football-play.ts';
import { isSendingOff, type MatchEvent } from '#domain/match/match-timeline.ts';
import { lastName } from '#domain/player/last-name.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import { forecastToTell } from '#domain/story/forecast-to-tell.ts';
import {
  type ClubToTell,
  type CourseToTell,
  type GoalToTell,
  isRefusal,
  type MatchToTell,
  type NoTipToTell,
  type ResultToTell,
  type StandingToTell,
  type TableAfter,
  type TipToTell,
} from '#domain/story/match-to-tell.ts';
import { monthToTell } from '#domain/story/month-to-tell.ts';
import type { ClubName, ProseName } from '#domain/story/prose-name.ts';
import { resultsBefore } from '#domain/story/results-before.ts';
import { tableToTell } from '#domain/story/table-to-tell.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { ClubOutcome } from '#domain/tournament/season/club-outcomes.ts';
import { tableOfBoth } from '#domain/tournament/season/in-one-order.ts';
import { goesOnAfter } from '#domain/tournament/table-zone.ts';
import type { LineUps } from '../../../../data/queries/match/get-line-ups.ts';
import type { Meeting } from '../../../../data/queries/match/list-meetings.ts';
import { projectionColumns } from '../../../components/projection-columns.ts';

/** The data for the preview or review of a match, all of it as of kick-off. */
export interface MatchSources {
  readonly meetings: readonly Meeting[];
  /** The match's place in the list of its day, over all competitions, from 0. */
  readonly placeInDay: number;
  readonly coverage: CoverageOfClubs | undefined;
  readonly tables: readonly SeasonTable[];
  /** All matches of the season, oldest first. */
  readonly season: readonly SeasonTableMatch[];
  readonly promoted: readonly number[];
  /** The simulated places of the season's clubs at its end; empty without a simulation. */
  readonly projected: readonly ClubProjection[];
  /** The outcomes of the season that are certain already. */
  readonly outcomes: readonly Pick<ClubOutcome, 'teamId' | 'outcome'>[];
  readonly forecast: PricedForecast | undefined;
  /** The prediction on record, which the page shows in place of the present one. */
  readonly frozen: PredictedEnd | undefined;
  /** The tips made before kick-off, the one of the highest value first. */
  readonly tips: readonly MatchTip[];
  readonly lineUps: LineUps;
  /** The events of the match so far, in order. */
  readonly events: readonly MatchEvent[];
  /** The league after the match; absent until its matches up to then are over. */
  readonly after: TableAfter | undefined;
}

const dayMs = 86_400_000;

/** Returns the facts for a preview or a review, from what the page has read; unknown facts are left out. */
export function toMatchToTell(match: MatchDetails, sources: MatchSources): MatchToTell<ProseName> {
  const { tables, coverage, forecast, placeInDay } = sources;
  const table = tableOfBoth(tables, match.homeId, match.awayId);
  const rows = table?.rows ?? [];
  const [home, away] = [match.homeId, match.awayId].map((club) => rows.find(({ teamId }) => teamId === club));
  const isDerby = home?.club.town != null && home.club.town === away?.club.town;
  const hasBegun = rows.some(({ played }) => played > 0);
  return {
    matchId: match.id,
    order: placeInDay,
    kind: match.tournamentType,
    competition: { of: 'competition', name: match.tournamentName, ...(match.isNamedBySource && { isOfSource: true }) },
    stage: match.stage === null ? undefined : (match.stage as Stage),
    neutral: match.neutralVenue,
    ...(match.genderType === 'women' && { women: true as const }),
    town: isDerby ? { of: 'town', name: home.club.town as string } : undefined,
    home: clubOf('home', match, table, sources),
    away: clubOf('away', match, table, sources),
    table: table === undefined || !hasBegun ? undefined : tableToTell(table),
    meetings: coverage === undefined ? undefined : meetingsOf(match, sources.meetings, coverage),
    forecast: forecast === undefined ? undefined : forecastToTell(forecast, sources.frozen),
    tip: tipOf(sources),
    boxes: forecast && { havePrices: forecast.quotes.length > 0, paysMore: forecast.paysMore },
    result: resultOf(match, sources),
  };
}

function clubOf(side: 'home' | 'away', match: MatchDetails, table: SeasonTable | undefined, sources: MatchSources): ClubToTell<ProseName> {
  const teamId = match[`${side}Id`];
  const { season, promoted, lineUps } = sources;
  const missingPlayers = lineUps[side].absences.filter(({ doubtful }) => !doubtful).length;
  const rows = table?.rows ?? [];
  const row = rows.find((each) => each.teamId === teamId);
  const opponentOf = (id: number): { opponent?: ClubName; opponentPlace?: number } => {
    const other = rows.find((each) => each.teamId === id);
    if (other === undefined) return {};
    return { opponent: { of: 'club', slug: other.club.slug, name: other.club.name }, opponentPlace: other.place };
  };
  const isTabled = row !== undefined && match.tournamentType === 'league';
  return {
    name: { of: 'club', slug: match[`${side}Slug`], name: match[`${side}Name`] },
    standing: row === undefined || row.played === 0 ? undefined : standingOf(row, table as SeasonTable, match, sources),
    promoted: promoted.includes(teamId),
    ...(missingPlayers > 0 && { missingPlayers }),
    results: isTabled ? resultsBefore(match.kickoffUtc, teamId, season, opponentOf) : [],
  };
}

/** Kinds of tables whose final places are those that are simulated, and which decide the season. */
const decisiveKinds: ReadonlySet<string> = new Set<SeasonTable['kind']>(['league']);

/** Returns a club's place with the chances that the competition's table shows for it. */
function standingOf(
  { teamId, place, points }: SeasonTable['rows'][number],
  table: SeasonTable,
  match: MatchDetails,
  { season, projected, outcomes }: MatchSources,
): StandingToTell {
  const toPlay = season.filter(({ homeId, awayId, goals, kickoffUtc }) => {
    return (homeId === teamId || awayId === teamId) && goals === null && kickoffUtc >= match.kickoffUtc;
  }).length;
  const certain = outcomes.find((each) => each.teamId === teamId)?.outcome;
  const decided = certain === 'champion' || certain === 'promoted' || certain === 'relegated' ? { decided: certain } : {};
  const standing = { place, points, ...(toPlay > 0 && { matchesLeft: toPlay }), ...decided };
  const club = projected.find((each) => each.teamId === teamId);
  if (club === undefined || !table.isOnlyStage || !decisiveKinds.has(table.kind)) return standing;
  const columns = projectionColumns(table.zones, club.places.length, !goesOnAfter(table.zones));
  const chanceOf = (kinds: readonly string[]) => {
    const column = columns.find(({ kind }) => kinds.includes(kind));
    return column && chanceOfPlaces(club, column.from, column.to);
  };
  const [titleChance, promotionChance, relegationChance] = [
    chanceOf(['title']),
    chanceOf(['promotion']),
    chanceOf(['relegation', 'relegation-play-off']),
  ];
  return {
    ...standing,
    // Where clubs go up, the first place is not what they play for.
    ...(titleChance !== undefined && promotionChance === undefined && { titleChance }),
    ...(promotionChance !== undefined && { promotionChance }),
    ...(relegationChance !== undefined && { relegationChance }),
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
    return { home, away, on: monthToTell(met.kickoffUtc, kickoffUtc), daysAgo };
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

function resultOf(match: MatchDetails, { events, after }: MatchSources): ResultToTell | undefined {
  const { status, homeGoals, awayGoals, penaltiesHome, penaltiesAway, extraTimeHome } = match;
  if (status !== 'finished' || homeGoals === null || awayGoals === null) return undefined;
  const { halfTimeHome, halfTimeAway } = match;
  const halfTime = halfTimeHome === null || halfTimeAway === null ? undefined : { home: halfTimeHome, away: halfTimeAway };
  const score = regularGoals(match) ?? { home: homeGoals, away: awayGoals };
  const course = courseOf(events);
  const isComplete = (['home', 'away'] as const).every((side) => course.goals.filter((goal) => goal.side === side).length === score[side]);
  const goals = { ...score, halfTime, ...(isComplete && { course }), ...(after && { after }) };
  if (penaltiesHome !== null && penaltiesAway !== null) {
    return { ...goals, later: { decidedBy: 'penalties', winner: penaltiesHome > penaltiesAway ? 'home' : 'away' } };
  }
  const wentOn = extraTimeHome !== null && goals.home === goals.away && homeGoals !== awayGoals;
  return wentOn ? { ...goals, later: { decidedBy: 'extra-time', winner: homeGoals > awayGoals ? 'home' : 'away' } } : goals;
}

/** The last minute of normal time, to which its added time belongs. */
const normalTime = 90;

/** Returns what happened in normal time, by time. */
function courseOf(events: readonly MatchEvent[]): CourseToTell {
  const inOrder = events
    .filter(({ minute }) => minute <= normalTime)
    .sort((one, other) => one.minute - other.minute || (one.addedMinute ?? 0) - (other.addedMinute ?? 0));
  // Some feeds report a minute below 1 for the first one.
  const momentOf = ({ minute, addedMinute, side }: MatchEvent) => ({
    minute: Math.max(1, minute),
    ...(addedMinute && { added: addedMinute }),
    side,
  });
  return {
    goals: inOrder.flatMap((event): GoalToTell[] => {
      const { kind, playerName, shirtNumber } = event;
      if (kind !== 'goal' && kind !== 'own-goal' && kind !== 'penalty-goal') return [];
      const scorer = playerName ?? (shirtNumber === null ? undefined : String(shirtNumber));
      return [
        { ...momentOf(event), kind, ...(scorer !== undefined && { scorer }), ...(playerName !== null && { player: lastName(playerName) }) },
      ];
    }),
    sendingsOff: inOrder.filter(({ kind }) => isSendingOff(kind)).map(momentOf),
    missedPenalties: inOrder.filter(({ kind }) => kind === 'missed-penalty').map(momentOf),
  };
}
