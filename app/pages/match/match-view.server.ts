import { regularGoals } from '#app/components/regular-goals.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { FormMatch } from '#data/queries/match/list-form-matches.ts';
import type { MatchQuotes } from '#data/queries/match/list-market-quotes.ts';
import type { Meeting } from '#data/queries/match/list-meetings.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import { summariseMeetings } from '#domain/match/head-to-head.ts';
import { type MatchEvent, matchTimeline, scorersOf } from '#domain/match/match-timeline.ts';
import { comparePrices } from '#domain/odds/compare-prices.ts';
import { type TeamOutcome, teamOutcome } from '#domain/tournament/club-record.ts';
import { rowsAround } from '#domain/tournament/rows-around.ts';
import { type MarketName, marketByName, marketNames } from './market-names.ts';
import { statisticPairs } from './statistic-pairs.ts';

interface MatchFacts {
  readonly match: MatchDetails;
  readonly now: Date;
  /** The market that the address names, if it names one. */
  readonly asked: MarketName | undefined;
  readonly prices: MatchQuotes;
  readonly events: readonly MatchEvent[];
  readonly formMatches: readonly FormMatch[];
  readonly meetings: readonly Meeting[];
  readonly tables: readonly SeasonTable[];
  readonly related: readonly ListedMatch[];
}

const meetingsShown = 10;

/** The parts of the page among which its tabs lead; each has an anchor of that name. */
export type MatchPart = 'timeline' | 'prices' | 'form' | 'head-to-head' | 'table';

export type MatchView = ReturnType<typeof toMatchView>;

/** What the page shows, out of what was read: compared, counted, and cut to the part that is shown. */
export function toMatchView({ match, now, asked, prices, events, formMatches, meetings, tables, related }: MatchFacts) {
  const { statistics, tieBreak: _tieBreak, ...facts } = match;
  const shownMarket = asked ?? 'result';
  const timeline = matchTimeline(events);
  const pairs = statisticPairs(statistics);
  const parts = partsOf(
    timeline.length > 0 || pairs.length > 0,
    tables.some(({ rows }) => rows.some(({ teamId }) => isOf(match, teamId))),
  );
  const unaskedPart = parts.find((part) => part !== 'prices' || prices.markets.length > 0) ?? 'form';
  return {
    match: facts,
    /** True once prices are closed: the match is under way, over, or past its kick-off. */
    begun: ['live', 'finished', 'awarded', 'abandoned'].includes(match.status) || (match.kickoffKnown && match.kickoffUtc <= now),
    parts,
    unaskedPart,
    /** The part that a phone shows before a tab is chosen. */
    firstPart: asked === undefined ? unaskedPart : 'prices',
    scorers: { home: scorersOf('home', events), away: scorersOf('away', events) },
    prices: {
      market: shownMarket,
      markets: marketNames.filter((name) => prices.markets.includes(marketByName[name])),
      /** The score that settles prices, once the match is over. */
      settledBy: match.status === 'finished' || match.status === 'awarded' ? regularGoals(match) : undefined,
      lines: comparePrices(prices.quotes, match.kickoffKnown ? match.kickoffUtc : undefined),
    },
    timeline,
    statistics: pairs,
    form: { home: formOf(match.homeId, formMatches), away: formOf(match.awayId, formMatches) },
    meetings: {
      summary: summariseMeetings(match.homeId, meetings.map(withGoals)),
      count: meetings.length,
      since: meetings.at(-1)?.kickoffUtc,
      shown: meetings.slice(0, meetingsShown),
    },
    table: tableOf(match, tables),
    related,
  };
}

/** What has begun to be played comes before what was offered on it. */
function partsOf(played: boolean, inTable: boolean): MatchPart[] {
  const parts: (MatchPart | false)[] = [played && 'timeline', 'prices', 'form', 'head-to-head', inTable && 'table'];
  return parts.filter((part) => part !== false);
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

function tableOf(match: MatchDetails, tables: readonly SeasonTable[]) {
  const table = tables.find(({ rows }) => rows.some(({ teamId }) => isOf(match, teamId)));
  if (table === undefined) return undefined;
  return {
    group: table.group,
    clubs: table.rows.length,
    rows: rowsAround(table.rows, [match.homeId, match.awayId]),
    zones: table.group === null ? match.zones : [],
  };
}

const isOf = ({ homeId, awayId }: MatchDetails, teamId: number) => teamId === homeId || teamId === awayId;
