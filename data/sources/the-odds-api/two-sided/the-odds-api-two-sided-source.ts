import type { FeedProblem } from '#data/feeds/feed.ts';
import type { TwoSidedBatch, TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import { asLosingMatch } from '../../problems-of-row.ts';
import { nextMonth, quotaOfHeader } from '../../quota-of-header.ts';
import type { Source } from '../../source.ts';
import { eventSchema, listOf } from '../answer.ts';
import { creditsOfDay, isAboutEvents, type OddsApiAccount, oddsApiBudget } from '../calls.ts';
import { type ReadEvent, readListedEvent, readPrices } from './read-prices.ts';
import { readScores } from './read-scores.ts';
import { readSports } from './read-sports.ts';
import { dearestCall, isAboutScores, isAboutSports, twoSidedCalls, twoSidedSchedule } from './two-sided-calls.ts';
import type { KnownSides, OddsApiTwoSidedLeague } from './two-sided-league.ts';

/**
 * Returns The Odds API as a source of tennis and basketball: prices before the match, and scores. It has the same name as the source for football, with
 * which it shares an account and its credits.
 *
 * @param knownSides returns the facts that identify sides by name, from the stored ones
 * @throws RangeError when the account's credits do not cover one call a day
 */
export function createTheOddsApiTwoSidedSource<Listed>(
  account: OddsApiAccount,
  leagues: readonly OddsApiTwoSidedLeague[],
  knownSides: (listed: Listed) => KnownSides,
): Source<TwoSidedBatch, Listed> {
  const leagueOf = new Map(leagues.map((league) => [league.sportKey, league]));
  creditsOfDay(account, dearestCall(leagues, account));
  let active: ReadonlySet<string> | undefined;
  return {
    name: 'the-odds-api',
    budget: oddsApiBudget(account),
    calls: (fixtures, now) => twoSidedCalls(leagues, account, active, fixtures, now),
    // A league out of season has no matches, and so no call.
    priceSpending: (fixtures, now) => twoSidedSchedule(leagues, account, fixtures, now).spending,
    read({ name }, text, now, listed) {
      if (isAboutSports(name)) {
        const read = readSports(name, text, new Set(leagueOf.keys()));
        active = read.active;
        return read.batch;
      }
      const known = knownSides(listed);
      const readEvent = isAboutScores(name) ? readScores : isAboutEvents(name) ? readListedEvent : readPrices;
      return readAnswer(name, text, leagueOf, (element, league) => readEvent(element, league, known, now));
    },
    // Credits are granted per month.
    quotas: (headers, now) => quotaOfHeader(headers, 'x-requests-remaining', 'month', nextMonth(now)),
  };
}

const keys = eventSchema.pick({ id: true, sport_key: true });

function readAnswer(
  source: string,
  text: string,
  leagueOf: ReadonlyMap<string, OddsApiTwoSidedLeague>,
  readEvent: (element: unknown, league: OddsApiTwoSidedLeague) => ReadEvent,
): TwoSidedBatch {
  const elements = listOf(source, text);
  const matches: TwoSidedMatch[] = [];
  const problems: FeedProblem[] = [];
  const seen = new Set<string>();
  for (const [index, element] of elements.entries()) {
    const row = index + 1;
    const read = readOnce(element, leagueOf, seen, readEvent);
    for (const problem of read.problems) {
      const isRepeated =
        problem.code === 'unknown-bookmaker' && problems.some(({ code, value }) => code === problem.code && value === problem.value);
      if (!isRepeated) problems.push({ source, row, ...problem });
    }
    if (read.match !== undefined) matches.push({ ...read.match, row });
  }
  return { source, rows: elements.length, matches, problems, progress: { done: 1, total: 1 } };
}

function readOnce(
  element: unknown,
  leagueOf: ReadonlyMap<string, OddsApiTwoSidedLeague>,
  seen: Set<string>,
  readEvent: (element: unknown, league: OddsApiTwoSidedLeague) => ReadEvent,
): ReadEvent {
  const { data } = keys.safeParse(element);
  if (data === undefined) return { problems: asLosingMatch([{ code: 'not-this-format' }]) };
  const league = leagueOf.get(data.sport_key);
  if (league === undefined)
    return { problems: asLosingMatch([{ field: 'sport_key', value: data.sport_key, code: 'unknown-competition' }]) };
  if (seen.has(data.id)) return { problems: [{ field: 'id', value: data.id, code: 'duplicate-row' }] };
  seen.add(data.id);
  return readEvent(element, league);
}
