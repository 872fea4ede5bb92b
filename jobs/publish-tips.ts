import { setImmediate } from 'node:timers/promises';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { storePricedForecasts } from '#data/commands/forecast/store-priced-forecasts.ts';
import { type NextBestPrice, recordNextBest } from '#data/commands/ledger/record-next-best.ts';
import { recordTips, type TipRecord } from '#data/commands/ledger/record-tips.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { type ForecastFixture, listForecastsToPrice } from '#data/queries/forecast/list-forecasts-to-price.ts';
import { listQuotesOfMatches, type MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { forecastGrids } from '#domain/forecast/forecast-grids.ts';
import { headlineChances } from '#domain/forecast/headline-chances.ts';
import { type ScoreParameters, scoreGrid } from '#domain/forecast/score-grid.ts';
import type { Tip, TipOrigin } from '#domain/ledger/ledger-record.ts';
import { chanceByOdds } from '#domain/odds/chance-by-odds.ts';
import { football } from '#domain/sports/football/football.ts';
import { quotedBetOf } from '#domain/sports/markets-of-sports.ts';
import { reasonsOf } from '#domain/tip/reasons.ts';
import type { ChosenTip } from '#domain/tip/tip-decision.ts';
import { tipReachHours, tipRule } from '#domain/tip/tip-rule.ts';
import { tipsOfQuotes } from '#domain/tip/tips-of-quotes.ts';
import { blendWithQuotes } from './forecasting/price-match.ts';
import { type ForecastReach, topicsOf } from './publish-forecasts.ts';

const matchesAtATime = 100;
const hourMs = 3_600_000;

/** Returns the coming matches whose prices are taken in and on which tips are chosen at a moment. */
export function tipReachFrom(now: Date): ForecastReach {
  return { now, until: new Date(now.getTime() + tipReachHours * hourMs) };
}

/**
 * Takes the prices of the moment into the forecasts of the coming matches, and writes a tip into the ledger for each market in which the
 * rule finds one and there is no tip yet. Returns the number of tips written.
 */
export async function publishTips(
  database: Database,
  { now, until, lookingBack = false }: ForecastReach,
  origin: TipOrigin,
): Promise<number> {
  const decidedBefore = new Date(now.getTime() - tipRule.greatestPriceAgeHours * hourMs);
  const fixtures = await listForecastsToPrice(database, { now, until, decidedBefore, played: lookingBack });
  let tips = 0;
  for (let from = 0; from < fixtures.length; from += matchesAtATime) {
    tips += await publishSome(database, fixtures.slice(from, from + matchesAtATime), now, origin);
    await setImmediate();
  }
  return tips;
}

async function publishSome(database: Database, fixtures: readonly ForecastFixture[], now: Date, origin: TipOrigin): Promise<number> {
  const ids = fixtures.map(({ matchId }) => matchId);
  const quotes = Map.groupBy(await listQuotesOfMatches(database, ids, now), ({ matchId }) => matchId);
  const decided = fixtures.map((fixture) => decide(fixture, quotes.get(fixture.matchId) ?? [], now, origin));
  return inTransaction(database, async (client) => {
    const news = new Set(
      await storePricedForecasts(
        client,
        decided.map(({ priced }) => priced),
        now,
      ),
    );
    const recorded = await recordTips(
      client,
      decided.flatMap(({ tips }) => tips),
      now,
    );
    await recordNextBest(client, nextBestOf(recorded, decided));
    await recordChanges(client, topicsOf(fixtures.filter(({ matchId }) => news.has(matchId))), now);
    return recorded.length;
  });
}

function decide(fixture: ForecastFixture, quotes: readonly MatchQuote[], now: Date, origin: TipOrigin) {
  const { matchId, model, marketInformed, kickoffUtc, halfTimeShare, reliabilityLevel, reliabilityMatches } = fixture;
  const blended = blendWithQuotes({ model, marketInformed: marketInformed ?? undefined }, quotes, kickoffUtc);
  const reliability = { level: reliabilityLevel, matches: reliabilityMatches };
  const grids = blended === undefined ? undefined : forecastGrids(blended, halfTimeShare);
  const decisions = tipsOfQuotes({ model: forecastGrids(model, halfTimeShare), blended: grids, reliability }, quotes, now);
  const chances = grids === undefined ? undefined : headlineChances(grids.grid);
  const chosen = decisions.filter((decision) => decision.kind === 'tip');
  return {
    priced: { matchId, blended, chances, decisions },
    chosen,
    tips: blended === undefined ? [] : chosen.map((tip) => toTip(fixture, { blended, tip, quotes, origin })),
  };
}

/** Returns the next-best prices of the tips that were written. */
function nextBestOf(
  recorded: readonly TipRecord[],
  decided: readonly { priced: { matchId: number }; chosen: readonly ChosenTip[] }[],
): NextBestPrice[] {
  return recorded.flatMap(({ sequence, body }) => {
    const ofMatch = decided.find(({ priced }) => priced.matchId === body.matchId)?.chosen ?? [];
    const nextBest = ofMatch.find(({ market }) => market === body.market)?.nextBestOdds;
    return nextBest === undefined ? [] : [{ tipSequence: sequence, decimalOdds: nextBest }];
  });
}

interface ToRecord {
  readonly blended: ScoreParameters;
  readonly tip: ChosenTip;
  readonly quotes: readonly MatchQuote[];
  readonly origin: TipOrigin;
}

function toTip(fixture: ForecastFixture, { blended, tip, quotes, origin }: ToRecord): Tip {
  const { bet, decimalOdds, bookmaker, quotedAt, probability, modelProbability, blendedProbability, expectedValue, stakeUnits } = tip;
  return {
    matchId: fixture.matchId,
    tournamentId: fixture.tournamentId,
    season: fixture.season,
    homeClubId: fixture.homeId,
    homeClubName: fixture.homeName,
    awayClubId: fixture.awayId,
    awayClubName: fixture.awayName,
    kickoffUtc: fixture.kickoffUtc,
    kickoffKnown: fixture.kickoffKnown,
    ...bet,
    decimalOdds,
    bookmaker,
    quotedAt,
    probability,
    modelProbability,
    blendedProbability,
    expectedValue,
    model: fixture.model,
    blended,
    halfTimeShare: fixture.halfTimeShare,
    reliabilityLevel: fixture.reliabilityLevel,
    reliabilityMatches: fixture.reliabilityMatches,
    stakeUnits,
    reasons: reasonsOf({ ...tip, oddsProbability: chanceByOdds(quotedBetOf(bet), quotes) }, fixture.factors, scoreGrid(blended)),
    modelVersion: football.modelVersion,
    origin,
  };
}
