import { setImmediate } from 'node:timers/promises';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type PricedForecast, storePricedForecasts } from '#data/commands/forecast/store-priced-forecasts.ts';
import { type NextBestPrice, recordNextBest } from '#data/commands/ledger/record-next-best.ts';
import { recordTips, type TipRecord } from '#data/commands/ledger/record-tips.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { type ForecastCourtMatch, listCourtForecastsToPrice } from '#data/queries/court/list-court-forecasts-to-price.ts';
import { listQuotesOfMatches, type MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import type { CourtTip, Tip, TipOrigin } from '#domain/ledger/ledger-record.ts';
import { chooseCourtTip } from '#domain/sports/choose-court-tip.ts';
import { courtModels } from '#domain/sports/court-model.ts';
import { courtTipRule } from '#domain/sports/court-tip-rule.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import type { AnyMarket } from '#domain/sports/sport-types.ts';
import { type ForecastReach, topicsOf } from '../publish-forecasts.ts';
import { courtTipOf } from './court-tip.ts';

const matchesAtATime = 100;
const hourMs = 3_600_000;

/**
 * Takes the prices of the moment into the forecasts of the coming matches of a sport, and writes a tip into the ledger for each match on which the rule
 * finds one and there is no tip yet. Returns the number of tips written.
 *
 * @param origin undefined where no tips shall be written now
 */
export async function publishCourtTips(
  database: Database,
  sport: CourtSport,
  { now, until, lookingBack }: ForecastReach,
  origin: TipOrigin | undefined,
): Promise<number> {
  const decidedBefore = new Date(now.getTime() - courtTipRule.greatestPriceAgeHours * hourMs);
  const matches = await listCourtForecastsToPrice(database, sport, { after: now, until, decidedBefore, played: lookingBack });
  let tips = 0;
  for (let from = 0; from < matches.length; from += matchesAtATime) {
    tips += await publishSome(database, sport, matches.slice(from, from + matchesAtATime), { now, origin });
    await setImmediate();
  }
  return tips;
}

async function publishSome<Name extends CourtSport>(
  database: Database,
  sport: Name,
  matches: readonly ForecastCourtMatch<Name>[],
  { now, origin }: { readonly now: Date; readonly origin: TipOrigin | undefined },
): Promise<number> {
  const ids = matches.map(({ matchId }) => matchId);
  const quotes = Map.groupBy(await listQuotesOfMatches<AnyMarket>(database, ids, now), ({ matchId }) => matchId);
  const decided = matches.map((match) => ({ match, ...decide(sport, match, quotes.get(match.matchId) ?? [], now) }));
  const tips = decided.flatMap(({ match, blended, decision }): Tip[] =>
    decision.kind === 'no-tip' || blended === undefined || origin === undefined
      ? []
      : [courtTipOf(sport, match, { blended, chosen: decision, origin }) as CourtTip],
  );
  return inTransaction(database, async (client) => {
    const news = new Set(await storePricedForecasts(client, decided.map(toPriced), now));
    const recorded = await recordTips(client, tips, now);
    await recordNextBest(client, nextBestOf(recorded, decided));
    await recordChanges(client, topicsOf(matches.filter(({ matchId }) => news.has(matchId))), now);
    return recorded.length;
  });
}

function decide<Name extends CourtSport>(
  sport: Name,
  { model, marketInformed }: ForecastCourtMatch<Name>,
  quotes: readonly MatchQuote<AnyMarket>[],
  now: Date,
) {
  const blended = courtModels[sport].priced(marketInformed ?? model, quotes);
  const home = blended && courtModels[sport].firstWins(blended);
  const chances = home === undefined ? undefined : { home, away: 1 - home };
  return { blended, chances, decision: chooseCourtTip(quotes, now) };
}

type Decided = ReturnType<typeof decide<CourtSport>> & { readonly match: ForecastCourtMatch<CourtSport> };

function toPriced({ match, blended, chances, decision }: Decided): PricedForecast {
  return { matchId: match.matchId, blended, chances, decisions: [decision] };
}

/** Returns the next-best prices of the tips that were written. */
function nextBestOf(recorded: readonly TipRecord[], decided: readonly Decided[]): NextBestPrice[] {
  return recorded.flatMap(({ sequence, body }) => {
    const decision = decided.find(({ match }) => match.matchId === body.matchId)?.decision;
    const nextBest = decision?.kind === 'tip' ? decision.nextBestOdds : undefined;
    return nextBest === undefined ? [] : [{ tipSequence: sequence, decimalOdds: nextBest }];
  });
}
