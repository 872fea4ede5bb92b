import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { Forecast, ReliabilityLevel } from '#domain/forecast/forecast.ts';
import { byDay } from '#domain/forecast/strengths/by-day.ts';
import { createRatings } from '#domain/forecast/strengths/ratings.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { football } from '#sports/football/domain/football.ts';
import { footballModelEntry } from '#sports/football/domain/football-model-entry.ts';
import { BacktestError } from '../backtest-error.ts';
import { BaseRates } from '../base-rates.ts';
import { chancesOf, outcomesOf } from '../judged-market.ts';
import { marketView } from '../market-view.ts';
import type { PastMatch } from '../past-match.ts';
import { readPastMatches } from '../read-past-matches.ts';
import { type FittedConstants, fitGoals, goalSettingsWith } from './fit-goals.ts';
import type { HeldOutReport } from './held-out-report.ts';
import { asNewlyGrown } from './newly-grown.ts';
import { reportHeldOut } from './report-held-out.ts';

/** A match of a league that was held out of the fit, with its forecasts and its outcome. */
export interface HeldOutMatch {
  readonly division: string;
  readonly season: string;
  /** The tier in the files; the forecast does not know it. */
  readonly tier: number | undefined;
  readonly reliability: ReliabilityLevel;
  /** The number of known results of its league, since the league was last new. */
  readonly resultsKnown: number;
  /** The index of the result, and whether both sides scored. */
  readonly outcome: number;
  readonly bothScored: boolean;
  /** The chances by constants fitted without its country, and those by the model's constants. */
  readonly keptOut: Chances;
  readonly model: Chances;
  readonly baseRate: readonly number[];
  readonly closing: readonly number[] | undefined;
}

interface Chances {
  readonly result: readonly number[];
  readonly bothScore: number;
}

/** The countries that are held out together, and the constants that were fitted without them. */
export interface Fold {
  readonly countries: readonly string[];
  readonly constants: FittedConstants;
}

export interface KeepOutOrder {
  readonly folder: string;
  /** First and last day judged, both included; undefined: the first and the last day of all matches. */
  readonly from: LocalDay | undefined;
  readonly to: LocalDay | undefined;
  /** Called with the progress of a step. @param share of the work that is done, between 0 and 1 */
  readonly progressed: (step: 'reading' | 'walking', share: number) => void;
}

/** Max number of parts into which the countries are divided. */
const customaryFolds = 4;

/**
 * Reads a folder of season files, and judges forecasts of leagues that were left out when the constants were fitted and that are treated as new
 * (see `keepOutMatches`).
 *
 * @throws BacktestError when the files hold fewer than two countries or no match to judge; FeedError when there is no such folder or no
 * file in it
 */
export async function keepOut({ folder, from, to, progressed }: KeepOutOrder, catalogue: Catalogue): Promise<HeldOutReport> {
  const { matches } = await readPastMatches(folder, catalogue, ({ progress }) => progressed('reading', progress.done / progress.total));
  const isJudged = ({ day }: PastMatch) => (from === undefined || day >= from) && (to === undefined || day <= to);
  const days = matches
    .filter(isJudged)
    .map(({ day }) => day)
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) throw new BacktestError(`No match to judge in ${folder}`);
  const parts = partsOf(matches);
  if (parts.length < 2) throw new BacktestError(`Nothing is left to fit on: ${folder} has matches of one country`);
  const { judged, folds } = keepOutMatches(matches, parts, isJudged, (share) => progressed('walking', share));
  return reportHeldOut(judged, {
    modelVersion: football.modelVersion,
    fittedUntil: footballModelEntry.trainedOn.to,
    period: { from: first, to: last },
    folds,
  });
}

/**
 * Returns the forecasts of matches of leagues that were left out when the constants were fitted. For each part of the countries the constants are
 * fitted on the other countries' seasons, until the end of the model's training. Then the matches of all leagues are forecast and observed day by
 * day, as if a source had just added the leagues. The other leagues are needed too: they give the level of goals and the home advantage of all
 * competitions.
 *
 * @param isJudged returns true for a match of the judged period; the other matches are only observed
 * @throws BacktestError when no match is left to fit constants on
 */
export function keepOutMatches(
  matches: readonly PastMatch[],
  parts: readonly (readonly string[])[],
  isJudged: (match: PastMatch) => boolean,
  progressed: (share: number) => void = () => {},
): { readonly judged: readonly HeldOutMatch[]; readonly folds: readonly Fold[] } {
  const tiers = new Map(matches.map(({ number, tournament }) => [number, tournament.tier]));
  const grown = asNewlyGrown(matches).sort(byDay);
  const judged: HeldOutMatch[] = [];
  const folds = parts.map((countries, at): Fold => {
    const numbers = new Set(matches.filter(({ tournament }) => countries.includes(tournament.country)).map(({ number }) => number));
    const others = matches.filter(({ number, day }) => !numbers.has(number) && day <= footballModelEntry.trainedOn.to);
    if (others.length === 0)
      throw new BacktestError(`No match until ${footballModelEntry.trainedOn.to} to fit on without ${countries.join(', ')}`);
    const constants = fitGoals(asNewlyGrown(others));
    progressed((at + 0.7) / parts.length);
    judged.push(...walk(grown, (match) => numbers.has(match.number) && isJudged(match), constants, tiers));
    progressed((at + 1) / parts.length);
    return { countries, constants };
  });
  return { judged, folds };
}

/** Returns the countries of the matches, divided into parts. */
function partsOf(matches: readonly PastMatch[]): string[][] {
  const countries = [...new Set(matches.map(({ tournament }) => tournament.country))].sort();
  const parts = Math.min(customaryFolds, countries.length);
  return Array.from({ length: parts }, (_, part) => countries.filter((_country, at) => at % parts === part));
}

/**
 * Walks through the matches with the fitted constants and with the model's, and returns those that are judged.
 *
 * @param inOrder in the order in which ratings observe them
 */
function walk(
  inOrder: readonly PastMatch[],
  isJudged: (match: PastMatch) => boolean,
  constants: FittedConstants,
  tiers: ReadonlyMap<number, number | undefined>,
): HeldOutMatch[] {
  const [keptOut, model] = [createRatings(goalSettingsWith(constants)), createRatings()];
  const baseRates = new BaseRates();
  const results = new Map<number, number>();
  const judged: HeldOutMatch[] = [];
  for (const ofDay of Map.groupBy(inOrder, ({ kickoffDay }) => kickoffDay).values()) {
    for (const match of ofDay.filter(isJudged)) {
      const [said, byModel] = [keptOut, model].map((ratings) => ratings.forecast(match)) as [Forecast, Forecast];
      const outcomes = outcomesOf(match.goals);
      judged.push({
        division: match.division,
        season: match.season,
        tier: tiers.get(match.number),
        reliability: byModel.reliability.level,
        resultsKnown: results.get(match.tournament.id) ?? 0,
        outcome: outcomes.matchResult,
        bothScored: outcomes.bothTeamsToScore === 0,
        keptOut: chancesOfBoth(said),
        model: chancesOfBoth(byModel),
        baseRate: baseRates.of(String(match.tournament.id)).matchResult,
        closing: marketView(match.prices.closing, 'matchResult'),
      });
    }
    for (const match of ofDay) {
      for (const ratings of [keptOut, model]) ratings.observe(match);
      baseRates.observe(String(match.tournament.id), outcomesOf(match.goals));
      results.set(match.tournament.id, (results.get(match.tournament.id) ?? 0) + 1);
    }
  }
  return judged;
}

function chancesOfBoth({ model }: Forecast): Chances {
  const { matchResult, bothTeamsToScore } = chancesOf(model);
  return { result: matchResult, bothScore: bothTeamsToScore[0] as number };
}
