import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { storeForecastJudgements, wholePeriod } from '#data/commands/forecast/store-forecast-judgements.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { listPlayedForecasts, type StoredPlayedForecast } from '#data/queries/forecast/list-played-forecasts.ts';
import { type ForecastJudgement, judgeForecasts, type PlayedForecast } from '#domain/judging/judge-forecasts.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { type Sport, sports, twoSidedSports } from '#domain/sports/sport.ts';
import type { BetOf, ForecastOf } from '#domain/sports/sport-types.ts';
import { settleTip } from '#domain/tip/settle-tip.ts';
import { implyChances } from './imply-chances.ts';

/**
 * Judges the site's own forecasts from before the kick-off, sport by sport, month by month and all together, by the scores of the backtest,
 * and stores the judgements. Reads and judges all of them: seconds of work for tens of thousands.
 */
export async function judgeStoredForecasts(database: Database, now: Date): Promise<void> {
  // The closing chances, with which forecasts are compared, must be stored first.
  for (const sport of twoSidedSports) await implyChances(database, sport, now);
  for (const sport of sports) await judgeSport(database, sport, now);
}

async function judgeSport<Name extends Sport>(database: Database, sport: Name, now: Date): Promise<void> {
  const played = (await listPlayedForecasts(database, sport)).flatMap((forecast) => toPlayed(sport, forecast));
  const judgements = new Map<string, ForecastJudgement>();
  for (const [period, ofPeriod] of [[wholePeriod, played] as const, ...Map.groupBy(played, ({ month }) => month)]) {
    const judgement = judgeForecasts(ofPeriod);
    if (judgement !== undefined) judgements.set(period, judgement);
  }
  await inTransaction(database, async (client) => {
    if (await storeForecastJudgements(client, sport, judgements, now)) await recordChanges(client, ['judgements'], now);
  });
}

/**
 * Returns a forecast with the outcome of its match, as a list of one. The list is empty when every stake on the winner is returned, or when
 * the deciding score is not known.
 */
function toPlayed<Name extends Sport>(sport: Name, forecast: StoredPlayedForecast<Name>): PlayedForecast[] {
  const { month, model, beforePrices, blended, closing, computedAfterwards } = forecast;
  const outcome = outcomeOf(sport, forecast);
  if (outcome === undefined) return [];
  return [
    {
      month,
      chances: {
        model: model === null ? beforePrices : chancesOf(sport, model),
        // Made with the odds of earlier matches, where there are any, and not with those of this match.
        'market-informed': beforePrices,
        shown: blended ?? beforePrices,
      },
      closing: closing ?? undefined,
      outcome,
      computedAfterwards,
    },
  ];
}

function chancesOf<Name extends Sport>(sport: Name, forecast: ForecastOf<Name>): readonly number[] {
  const { home, draw, away } = rulesOf(sport).model.headline(forecast);
  return draw === undefined ? [home, away] : [home, draw, away];
}

/** Returns the index of the winning selection in the market on the winner; undefined when there is none. */
function outcomeOf<Name extends Sport>(sport: Name, { score, facts }: StoredPlayedForecast<Name>): number | undefined {
  const rules = rulesOf(sport);
  const { winnerMarket: market, markets } = rules;
  const match = { status: score.status, play: rules.playOf(score), facts };
  const at = markets[market].selections.findIndex(
    (selection) => settleTip(rules, { market, line: 0, selection } as BetOf<Name>, match) === 'won',
  );
  return at < 0 ? undefined : at;
}
