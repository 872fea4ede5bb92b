import { setImmediate } from 'node:timers/promises';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { storePricedForecasts } from '#data/commands/forecast/store-priced-forecasts.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { type ForecastCourtMatch, listCourtForecastsToPrice } from '#data/queries/court/list-court-forecasts-to-price.ts';
import { listQuotesOfMatches, type MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { chooseCourtTip } from '#domain/sports/choose-court-tip.ts';
import { courtModels } from '#domain/sports/court-model.ts';
import type { CourtMarket } from '#domain/sports/court-sports.ts';
import { courtTipRule } from '#domain/sports/court-tip-rule.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { type ForecastReach, topicsOf } from '../publish-forecasts.ts';

const matchesAtATime = 100;
const hourMs = 3_600_000;

/** Takes the prices of the moment into the forecasts of the coming matches of a sport. Returns the number of matches that were looked at. */
export async function priceCourtMatches(
  database: Database,
  sport: CourtSport,
  { now, until, lookingBack }: ForecastReach,
): Promise<number> {
  const decidedBefore = new Date(now.getTime() - courtTipRule.greatestPriceAgeHours * hourMs);
  const matches = await listCourtForecastsToPrice(database, sport, { after: now, until, decidedBefore, played: lookingBack });
  for (let from = 0; from < matches.length; from += matchesAtATime) {
    await priceSome(database, sport, matches.slice(from, from + matchesAtATime), now);
    await setImmediate();
  }
  return matches.length;
}

async function priceSome<Name extends CourtSport>(
  database: Database,
  sport: Name,
  matches: readonly ForecastCourtMatch<Name>[],
  now: Date,
): Promise<void> {
  const ids = matches.map(({ matchId }) => matchId);
  const quotes = Map.groupBy(await listQuotesOfMatches<CourtMarket>(database, ids, now), ({ matchId }) => matchId);
  const decided = matches.map((match) => decide(sport, match, quotes.get(match.matchId) ?? [], now));
  await inTransaction(database, async (client) => {
    const news = new Set(await storePricedForecasts(client, decided, now));
    await recordChanges(client, topicsOf(matches.filter(({ matchId }) => news.has(matchId))), now);
  });
}

function decide<Name extends CourtSport>(
  sport: Name,
  { matchId, model, marketInformed }: ForecastCourtMatch<Name>,
  quotes: readonly MatchQuote<CourtMarket>[],
  now: Date,
) {
  const blended = courtModels[sport].priced(marketInformed ?? model, quotes);
  const home = blended && courtModels[sport].firstWins(blended);
  return {
    matchId,
    blended,
    chances: home === undefined ? undefined : { home, away: 1 - home },
    decisions: [chooseCourtTip(quotes, now)],
  };
}
