import { noTipsOf, standingTipsFirst } from '#app/components/tips/no-tip-decisions.ts';
import type { RecordOfBand } from '#app/opinions/record-of-band.server.ts';
import type { MixedMatch } from '#data/queries/home/read-chosen-matches.ts';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import type { CoverageOfClubs } from '#data/queries/match/get-coverage-of-clubs.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { FrozenPrediction } from '#data/queries/prediction/get-prediction-of-match.ts';
import type { SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import type { VoteCounts } from '#data/votes/count-votes.ts';
import type { Language } from '#domain/language/languages.ts';
import { regularGoals } from '#domain/match/football-play.ts';
import { summariseMeetings } from '#domain/match/head-to-head.ts';
import { isSendingOff, matchTimeline, scorersOf } from '#domain/match/match-timeline.ts';
import { comparePrices } from '#domain/odds/compare-prices.ts';
import { latestReadings } from '#domain/odds/latest-readings.ts';
import { markets } from '#domain/odds/markets/markets.ts';
import { type TeamOutcome, teamOutcome } from '#domain/tournament/club-record.ts';
import { rowsAround } from '#domain/tournament/rows-around.ts';
import type { MatchBroadcast } from '../../../data/queries/broadcasts/list-broadcasts-of-match.ts';
import type { LineUps } from '../../../data/queries/match/get-line-ups.ts';
import type { FormMatch } from '../../../data/queries/match/list-form-matches.ts';
import type { MatchQuotes } from '../../../data/queries/match/list-market-quotes.ts';
import type { ListedMatchEvent } from '../../../data/queries/match/list-match-events.ts';
import type { Meeting } from '../../../data/queries/match/list-meetings.ts';
import { type MarketName, marketByName, marketNames } from '../../components/market-names.ts';
import { tableOfClub } from '../../components/table-of-club.ts';
import { courseOf } from './chance-history/chance-history-view.ts';
import { followedTime } from './followed-time.ts';
import { toForecastView } from './forecast/forecast-view.server.ts';
import type { ForecastAndTips } from './forecast/read-forecast.server.ts';
import { toLineUpsView } from './line-ups/line-ups-view.ts';
import { type MatchPrediction, toMatchPrediction } from './prediction/prediction-view.server.ts';
import { statisticPairs } from './statistics/statistic-pairs.ts';

type Timeline = ReturnType<typeof matchTimeline>;
type StatisticPairs = ReturnType<typeof statisticPairs>;

interface MatchFacts extends ForecastAndTips {
  readonly match: MatchDetails;
  /** The ground and its town as readers write them; empty when neither is known. */
  readonly place: string;
  readonly now: Date;
  /** The language of the page, for the countries in which its prices can be taken. */
  readonly language: Language;
  /** The recorded prediction. */
  readonly frozen: FrozenPrediction | undefined;
  /** The outcome of predictions like this one, once it is right or wrong. */
  readonly ofBand: RecordOfBand | undefined;
  /** The market requested by the address, if any. */
  readonly requested: MarketName | undefined;
  readonly prices: MatchQuotes;
  readonly events: readonly ListedMatchEvent[];
  readonly lineUps: LineUps;
  readonly formMatches: readonly FormMatch[];
  readonly meetings: readonly Meeting[];
  readonly coverage: CoverageOfClubs | undefined;
  readonly tables: readonly SeasonTable[];
  readonly related: readonly ListedMatch[];
  readonly tippedMatches: readonly MixedMatch[];
  readonly vote: MatchVote;
  readonly broadcasts: readonly MatchBroadcast[];
  /** The paragraphs of the preview, or of the review once the match is over; empty when too little is known for one. */
  readonly preview: readonly string[];
}

const meetingsShown = 10;

/** The parts of the page that its tabs lead to; each part's anchor has its name. */
export type MatchPart =
  | 'prediction'
  | 'tip'
  | 'chances'
  | 'timeline'
  | 'line-ups'
  | 'statistics'
  | 'prices'
  | 'form'
  | 'head-to-head'
  | 'table'
  | 'preview'
  | 'review';

/** The visitors' vote: `open` until kick-off, then the counts; undefined when there were no votes. */
export type MatchVote = 'open' | VoteCounts | undefined;

const readingsShown = 20;

export type MatchView = ReturnType<typeof toMatchView>;

/** Returns the view of a match page from the stored facts. */
export function toMatchView(read: MatchFacts) {
  const { match, now, requested, prices, events, formMatches, meetings, tables, related } = read;
  const { statistics, ...facts } = match;
  const shownMarket = requested ?? 'result';
  const timeline = matchTimeline(events);
  const followed = followedTime(match.kickoffUtc);
  const pairs = statisticPairs(statistics);
  const tips = standingTipsFirst(read.tips);
  const begun = hasBegun(match, now);
  const prediction = toMatchPrediction({ ...read, begun });
  const parts = partsOf(read, prediction !== undefined, happenedPart(match, timeline, pairs));
  const closesAt = match.kickoffKnown ? match.kickoffUtc : undefined;
  const lines = comparePrices(prices.quotes, { until: closesAt, countFrom: match.pricesFrom }, markets[marketByName[shownMarket]].winners);
  return {
    match: facts,
    place: read.place,
    /** True once prices are closed: the match is in play, over, or past its kick-off. */
    begun,
    prediction,
    parts,
    /** The parts that a phone does not open with. */
    laterParts: parts.filter((part) => !opening.has(part)),
    /** True when the document has all parts: where the address asks for the prices of a market. */
    isWhole: requested !== undefined,
    /** The parts that a phone shows before a tab is chosen. */
    firstParts: requested === undefined ? parts.filter((part) => opening.has(part)) : (['prices'] as const),
    scorers: { home: scorersOf('home', events), away: scorersOf('away', events) },
    sentOff: { home: sentOffOf('home', events), away: sentOffOf('away', events) },
    /** True while the page follows the match's live events. */
    isFollowed: now >= followed.from && now < followed.until,
    /** True once the match is over, its review written, and its prediction and tips settled: the page only changes by corrections. */
    isSettled:
      ['finished', 'awarded'].includes(match.status) &&
      parts.includes('review') &&
      isPredictionSettled(prediction) &&
      tips.every(isTipSettled),
    prices: {
      market: shownMarket,
      markets: marketNames.filter((name) => prices.markets.includes(marketByName[name])),
      /** The score that settles prices, once the match has been played; undefined for an awarded match, which returns all stakes. */
      settledBy: match.status === 'finished' ? regularGoals(match) : undefined,
      lines,
      /** The newest changes of the main line. */
      readings: lines[0] === undefined ? [] : latestReadings(prices.quotes, lines[0].line, closesAt, readingsShown),
    },
    timeline,
    /** The history of the chances during the match. */
    course: courseOf(match, read.forecast, events),
    lineUps: toLineUpsView(read.lineUps, events, match.kickoffUtc),
    statistics: pairs,
    form: { home: formOf(match.homeId, formMatches), away: formOf(match.awayId, formMatches) },
    meetings: {
      summary: summariseMeetings(match.homeId, meetings.map(withGoals)),
      count: meetings.length,
      shown: meetings.slice(0, meetingsShown),
    },
    /** The matches that form, meetings and preview cover. */
    coverage: read.coverage,
    tables: tablesOf(match, tables),
    related,
    forecast: read.forecast === undefined ? undefined : toForecastView(match, read.forecast, tips),
    tips,
    noTips: noTipsOf(read.forecast, tips),
    /** True when a shown price is higher than its chance warrants. */
    paysMore: read.forecast?.paysMore ?? false,
    /** The current price of each open tip, by its number. */
    offers: Object.fromEntries(read.offers),
    bookmakerNames: Object.fromEntries(read.bookmakerNames),
    tippedMatches: read.tippedMatches,
    preview: read.preview,
    vote: read.vote,
    broadcasts: read.broadcasts,
  };
}

/** The parts that the page opens with on a phone, as far as it has them. */
const opening: ReadonlySet<MatchPart> = new Set(['prediction', 'tip', 'timeline', 'statistics', 'review', 'preview', 'table', 'form']);

function isPredictionSettled(prediction: MatchPrediction | undefined): boolean {
  return prediction?.record.kind !== 'frozen' || prediction.record.outcome !== null;
}

function isTipSettled({ withdrawal, settlements }: MatchTip): boolean {
  return withdrawal !== null || settlements.length > 0;
}

function hasBegun({ status, kickoffKnown, kickoffUtc }: MatchDetails, now: Date): boolean {
  return ['live', 'awaited', 'finished', 'awarded', 'abandoned'].includes(status) || (kickoffKnown && kickoffUtc <= now);
}

/**
 * Returns the part with the events of the match: the timeline, also for a goalless match in play without events yet; the statistics alone when events
 * are not reported.
 */
function happenedPart({ status, homeGoals, awayGoals }: MatchDetails, timeline: Timeline, pairs: StatisticPairs): MatchPart | undefined {
  const isGoalless = (homeGoals ?? 0) + (awayGoals ?? 0) === 0;
  if (timeline.length > 0 || (status === 'live' && isGoalless)) return 'timeline';
  return pairs.length > 0 ? 'statistics' : undefined;
}

/**
 * Returns the parts in page order: our opinion, then the events, then the rest. A match that is not to come and has neither forecast nor tip has no
 * part for a tip.
 */
function partsOf(
  { match, forecast, tips, tables, preview, lineUps }: MatchFacts,
  isPredicted: boolean,
  happened: MatchPart | undefined,
): MatchPart[] {
  const kickedOff = ['live', 'awaited', 'finished', 'awarded'].includes(match.status);
  const hasTeamNews = [lineUps.home, lineUps.away].some(({ starters, absences }) => starters.length + absences.length > 0);
  const parts: (MatchPart | false | undefined)[] = [
    isPredicted && 'prediction',
    (forecast !== undefined || tips.length > 0 || match.status === 'scheduled') && 'tip',
    kickedOff && happened,
    preview.length > 0 && (match.status === 'finished' ? 'review' : 'preview'),
    kickedOff && hasTeamNews && 'line-ups',
    tablesOf(match, tables).length > 0 && 'table',
    'form',
    forecast !== undefined && 'chances',
    'prices',
    !kickedOff && hasTeamNews && 'line-ups',
    !kickedOff && happened,
    'head-to-head',
  ];
  return parts.filter((part) => part !== false && part !== undefined);
}

type SendingOff = ListedMatchEvent & { readonly kind: 'red-card' | 'second-yellow-card' };

function sentOffOf(side: 'home' | 'away', events: readonly ListedMatchEvent[]): SendingOff[] {
  return events.filter((event): event is SendingOff => event.side === side && isSendingOff(event.kind));
}

export interface ClubForm {
  /** Oldest first, as a strip is read. */
  readonly outcomes: readonly TeamOutcome[];
  /** Newest first. */
  readonly matches: readonly (FormMatch & { readonly outcome: TeamOutcome })[];
}

function formOf(teamId: number, formMatches: readonly FormMatch[]): ClubForm {
  const matches = formMatches
    .filter((match) => match.teamId === teamId)
    .map((match) => ({ ...match, outcome: teamOutcome(teamId, withGoals(match)) }));
  return { matches, outcomes: matches.map(({ outcome }) => outcome).reverse() };
}

function withGoals<Played extends { readonly homeGoals: number; readonly awayGoals: number }>(match: Played) {
  return { ...match, goals: { home: match.homeGoals, away: match.awayGoals } };
}

/** Returns the rows around the two clubs, from one table or, when each club is in a different one, from both. */
function tablesOf({ homeId, awayId }: MatchDetails, tables: readonly SeasonTable[]) {
  const own = new Set([tableOfClub(tables, homeId), tableOfClub(tables, awayId)].filter((table) => table !== undefined));
  return [...own].map(({ stage, table, kind, group, isOnlyStage, rows, zones }) => ({
    stage,
    table,
    kind,
    group,
    isOnlyStage,
    clubs: rows.length,
    rows: rowsAround(rows, [homeId, awayId]),
    zones,
  }));
}
