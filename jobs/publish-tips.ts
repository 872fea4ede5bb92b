import { setImmediate } from 'node:timers/promises';
import { topicsOfChances } from '#data/changes/topics-of-chances.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type PricedForecast, storePricedForecasts } from '#data/commands/forecast/store-priced-forecasts.ts';
import { type NextBestPrice, recordNextBest } from '#data/commands/ledger/record-next-best.ts';
import { recordTips, type TipRecord } from '#data/commands/ledger/record-tips.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { type ForecastMatch, listForecastsToPrice } from '#data/queries/forecast/list-forecasts-to-price.ts';
import { listQuotesOfMatches, type MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { type Tip, type TipOrigin, toSportOfRecord } from '#domain/ledger/ledger-record.ts';
import { likeliestEnd } from '#domain/prediction/predict-match.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { ForecastOf, MarketOf } from '#domain/sports/sport-types.ts';
import { tipsOfMatch } from '#domain/sports/tips-of-match.ts';
import type { ChosenTip } from '#domain/tip/tip-decision.ts';
import { tipReachHours, tipRule } from '#domain/tip/tip-rule.ts';
import { presentTipRule } from '#domain/tip/tip-rules-register.ts';
import type { ForecastReach } from './publish-forecasts.ts';

const matchesAtATime = 100;
const hourMs = 3_600_000;

/** Returns the range of coming matches whose forecasts are combined with prices at a moment, and on which tips are chosen. */
export function tipReachFrom(now: Date): ForecastReach {
  return { now, until: new Date(now.getTime() + tipReachHours * hourMs) };
}

/**
 * Combines the forecasts of the coming matches of a sport with the present prices, and writes into the ledger the tips that the rule finds. A match
 * gets no second tip on the same family of markets, and a sport that publishes no tips none. Returns the number of tips written.
 *
 * @param origin undefined when no tips are to be written now
 */
export async function publishTips(
  database: Database,
  sport: Sport,
  { now, until, lookingBack = false }: ForecastReach,
  origin: TipOrigin | undefined,
): Promise<number> {
  const pricedBefore = new Date(now.getTime() - tipRule.greatestPriceAgeHours * hourMs);
  const matches = await listForecastsToPrice(database, sport, { now, until, pricedBefore, played: lookingBack });
  let tips = 0;
  for (let from = 0; from < matches.length; from += matchesAtATime) {
    tips += await publishSome(database, sport, matches.slice(from, from + matchesAtATime), { now, origin });
    await setImmediate();
  }
  return tips;
}

async function publishSome<Name extends Sport>(
  database: Database,
  sport: Name,
  matches: readonly ForecastMatch<Name>[],
  { now, origin }: { readonly now: Date; readonly origin: TipOrigin | undefined },
): Promise<number> {
  const ids = matches.map(({ matchId }) => matchId);
  const quotes = Map.groupBy(await listQuotesOfMatches<MarketOf<Name>>(database, ids, now), ({ matchId }) => matchId);
  const decided = matches.map((match) => decide(sport, match, quotes.get(match.matchId) ?? [], now));
  const tips = origin === undefined ? [] : decided.flatMap((each) => tipsOf(sport, each, origin));
  return inTransaction(database, async (client) => {
    const news = new Set(await storePricedForecasts(client, decided.map(toPriced), now));
    const recorded = await recordTips(client, tips, now);
    await recordNextBest(client, nextBestOf(recorded, decided));
    await recordChanges(client, matches.filter(({ matchId }) => news.has(matchId)).flatMap(topicsOfChances), now);
    return recorded.length;
  });
}

type Quotes<Name extends Sport> = readonly MatchQuote<MarketOf<Name>>[];

function decide<Name extends Sport>(sport: Name, match: ForecastMatch<Name>, quotes: Quotes<Name>, now: Date) {
  const { model } = rulesOf(sport);
  const { halfTimeShare, reliabilityLevel, reliabilityMatches } = match;
  const blended = model.priced(match, quotes);
  const reliability = { level: reliabilityLevel, matches: reliabilityMatches };
  const decisions = tipsOfMatch(sport, { model: match.model, blended, halfTimeShare, reliability }, quotes, now);
  const likeliestScore = blended && likeliestEnd(sport, blended).score;
  return { match, quotes, blended, chances: blended && model.headline(blended), likeliestScore, decisions };
}

type Decided<Name extends Sport> = ReturnType<typeof decide<Name>>;

function toPriced<Name extends Sport>({ match: { matchId }, blended, chances, likeliestScore, decisions }: Decided<Name>): PricedForecast {
  return { matchId, blended, chances, likeliestScore, decisions };
}

function chosenOf<Name extends Sport>({ decisions }: Decided<Name>): ChosenTip<Name>[] {
  return decisions.filter((decision) => decision.kind === 'tip');
}

/** Returns the tips on a match; an empty list when its forecast could not be combined with prices. */
function tipsOf<Name extends Sport>(sport: Name, decided: Decided<Name>, origin: TipOrigin): Tip[] {
  const { match, quotes, blended } = decided;
  return blended === undefined ? [] : chosenOf(decided).map((chosen) => toTip(sport, match, { blended, chosen, quotes, origin }));
}

/** Returns the next-best prices of the tips that were written. */
function nextBestOf<Name extends Sport>(recorded: readonly TipRecord[], decided: readonly Decided<Name>[]): NextBestPrice[] {
  return recorded.flatMap(({ sequence, body }) => {
    const ofMatch = decided.filter(({ match }) => match.matchId === body.matchId).flatMap(chosenOf);
    const nextBest = ofMatch.find(({ market }) => market === body.market)?.nextBestOdds;
    return nextBest === undefined ? [] : [{ tipSequence: sequence, decimalOdds: nextBest }];
  });
}

interface ToRecord<Name extends Sport> {
  readonly blended: ForecastOf<Name>;
  readonly chosen: ChosenTip<Name>;
  readonly quotes: Quotes<Name>;
  readonly origin: TipOrigin;
}

function toTip<Name extends Sport>(sport: Name, match: ForecastMatch<Name>, { blended, chosen, quotes, origin }: ToRecord<Name>): Tip {
  const { bet, decimalOdds, bookmaker, quotedAt, probability, expectedValue, stakeUnits } = chosen;
  const { model, modelVersion, tips } = rulesOf(sport);
  const modelProbability = model.chanceOf(bet, match.model, match) ?? 0;
  return {
    ...toSportOfRecord(sport),
    matchId: match.matchId,
    tournamentId: match.tournamentId,
    season: match.season,
    homeClubId: match.homeId,
    homeClubName: match.homeName,
    awayClubId: match.awayId,
    awayClubName: match.awayName,
    kickoffUtc: match.kickoffUtc,
    kickoffKnown: match.kickoffKnown,
    market: bet.market,
    line: bet.line,
    selection: bet.selection,
    decimalOdds,
    bookmaker,
    quotedAt,
    probability,
    modelProbability,
    blendedProbability: probability,
    expectedValue,
    model: match.model,
    blended,
    halfTimeShare: match.halfTimeShare,
    reliabilityLevel: match.reliabilityLevel,
    reliabilityMatches: match.reliabilityMatches,
    stakeUnits,
    reasons: tips.reasonsOf({ bet, model: modelProbability, probability, blended }, match.factors, quotes),
    modelVersion,
    ruleVersion: presentTipRule.version,
    origin,
  } as unknown as Tip;
}
