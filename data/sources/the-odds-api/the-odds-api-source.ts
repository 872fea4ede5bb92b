import type { FeedBatch, FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import { asLosingMatch, type RowProblem } from '../problems-of-row.ts';
import { nextMonth, quotaOfHeader } from '../quota-of-header.ts';
import type { Source } from '../source.ts';
import { eventSchema, listedEventSchema, listOf, parsePart } from './answer.ts';
import {
  creditsOfDay,
  creditsPerCall,
  footballSchedule,
  isAboutEvents,
  type OddsApiAccount,
  oddsApiBudget,
  oddsApiCalls,
} from './calls.ts';
import { footballMarkets } from './football-markets.ts';
import { type OddsApiLeague, toFeedMatch } from './to-feed-match.ts';

/**
 * Returns The Odds API as a source: the prices of many bookmakers before kick-off. Its key is in every address and nowhere else.
 *
 * @throws RangeError when the account's credits do not cover one call a day
 */
export function createTheOddsApiSource(account: OddsApiAccount, leagues: readonly OddsApiLeague[]): Source {
  const leagueOf = new Map(leagues.map((league) => [league.sportKey, league]));
  creditsOfDay(account, creditsPerCall(account, footballMarkets.keys()));
  return {
    name: 'the-odds-api',
    budget: oddsApiBudget(account),
    calls: (fixtures, now) => oddsApiCalls(leagues, account, fixtures, now),
    priceSpending: (fixtures, now) => footballSchedule(leagues, account, fixtures, now).spending,
    read: (call, text, now) => readAnswer(call.name, text, now, leagueOf),
    // Credits are granted per month.
    quotas: (headers, now) => quotaOfHeader(headers, 'x-requests-remaining', 'month', nextMonth(now)),
  };
}

function readAnswer(source: string, text: string, now: Date, leagueOf: ReadonlyMap<string, OddsApiLeague>): FeedBatch {
  const elements = listOf(source, text);
  const matches: FeedMatch[] = [];
  const problems: FeedProblem[] = [];
  const seen = new Set<string>();
  const unknownBookmakers = new Set<string>();
  for (const [index, element] of elements.entries()) {
    const row = index + 1;
    const read = readEvent(element, isAboutEvents(source) ? listedEventSchema : eventSchema, now, leagueOf, seen);
    for (const problem of read.problems) {
      if (problem.code === 'unknown-bookmaker') {
        if (unknownBookmakers.has(problem.value ?? '')) continue;
        unknownBookmakers.add(problem.value ?? '');
      }
      problems.push({ source, row, ...problem });
    }
    if (read.match !== undefined) matches.push({ row, ...read.match });
  }
  return { source, rows: elements.length, matches, problems, progress: { done: 1, total: 1 } };
}

function readEvent(
  element: unknown,
  schema: typeof eventSchema | typeof listedEventSchema,
  now: Date,
  leagueOf: ReadonlyMap<string, OddsApiLeague>,
  seen: Set<string>,
): { match?: FeedMatch; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const event = parsePart(schema, element, '', problems);
  if (event === undefined) return { problems: asLosingMatch(problems) };
  const league = leagueOf.get(event.sport_key);
  if (league === undefined)
    return { problems: asLosingMatch([{ field: 'sport_key', value: event.sport_key, code: 'unknown-competition' }]) };
  if (seen.has(event.id)) return { problems: [{ field: 'id', value: event.id, code: 'duplicate-row' }] };
  seen.add(event.id);
  return toFeedMatch(event, league, now);
}
