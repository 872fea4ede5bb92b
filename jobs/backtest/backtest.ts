import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { isChosenOn, presentTipRule } from '#domain/tip/tip-rules-register.ts';
import { byPromise } from '#domain/tip/track-record.ts';
import { football } from '#sports/football/domain/football.ts';
import { footballModelEntry } from '#sports/football/domain/football-model-entry.ts';
import { BacktestError } from './backtest-error.ts';
import type { BacktestReport, BacktestSeason, ForecastErrors } from './backtest-report.ts';
import { choosePastTips, type PastTip } from './choose-past-tips.ts';
import { createCompetitions } from './competitions.ts';
import type { JudgedMatch } from './judged-match.ts';
import { marginMethod } from './market-view.ts';
import { classifyMatches, matchClasses } from './match-classes.ts';
import { toMatchLine, toTipLine } from './protocol/football-protocol.ts';
import { readGoalMinutes } from './read-goal-minutes.ts';
import { type PastMatches, readPastMatches } from './read-past-matches.ts';
import { reportCornersAndCards } from './report-corners-and-cards.ts';
import { reportErrors } from './report-errors.ts';
import { reportGroup, reportTips, toBacktestTips } from './report-group.ts';
import { reportInPlay } from './report-in-play.ts';
import { walkSeasons } from './walk-seasons.ts';

/** The levels of reliability, the highest first. */
const reliabilityLevels = [5, 4, 3, 2, 1] as const;

export interface BacktestOrder {
  readonly folder: string;
  /** A folder of answers of OpenLigaDB, whose goals have minutes. */
  readonly goals?: string | undefined;
  /** True to make the blended forecast without the prices of the sharpest bookmaker (Pinnacle), as it is made when they are missing. */
  readonly withoutPinnacle: boolean;
  /** First and last day judged, both included; undefined: the first and the last day of all matches. */
  readonly from: LocalDay | undefined;
  readonly to: LocalDay | undefined;
  /** Receives every line of the protocol as soon as it is made: the run, then its matches and tips in the order of time. */
  readonly protocol?: ((line: object) => void) | undefined;
  /** Called with the progress of a step. @param share of the step that is done, between 0 and 1 */
  readonly progressed: (step: 'reading' | 'walking', share: number) => void;
}

/**
 * Reads a folder of season files, walks forward through them, and judges the forecasts of the matches of a period. The same files give the
 * same report.
 *
 * @throws BacktestError when there is no match to judge; FeedError when there is no such folder or no file in it
 */
export async function backtest(order: BacktestOrder, catalogue: Catalogue): Promise<BacktestReport> {
  const timedGoals = order.goals === undefined ? undefined : await readGoalMinutes(order.goals, catalogue);
  const past = await readPastMatches(
    order.folder,
    catalogue,
    ({ progress }) => order.progressed('reading', progress.done / progress.total),
    timedGoals,
  );
  const period = periodOf(order, past);
  const takesSharpPrices = !order.withoutPinnacle;
  order.protocol?.({
    record: 'run',
    protocol: 1,
    sport: 'football',
    modelVersion: football.modelVersion,
    ruleVersion: presentTipRule.version,
    marginMethod,
    period,
    takesSharpPrices,
  });
  const judged: JudgedMatch[] = [];
  const tips: PastTip[] = [];
  walkSeasons(past.matches, ({ day }) => day >= period.from && day <= period.to, {
    takesSharpPrices,
    judge: (match, made) => {
      judged.push(match);
      order.protocol?.(toMatchLine(match, made, takesSharpPrices));
    },
    offer: (match, early, forecast, blended, knownUntil) => {
      for (const tip of choosePastTips(match, early, forecast, blended)) {
        tips.push(tip);
        order.protocol?.(toTipLine(tip, { match, forecast, blended, knownUntil }, takesSharpPrices));
      }
    },
    progressed: (share) => order.progressed('walking', share),
  });
  const countryOf = createCompetitions(catalogue);
  const group = (belongs: (item: { readonly division: string; readonly season: string }) => boolean) =>
    reportGroup(judged.filter(belongs), tips.filter(belongs));
  const { byChance, byValue } = byPromise(tips);
  return {
    modelVersion: football.modelVersion,
    ruleVersion: presentTipRule.version,
    marginMethod,
    period,
    files: { read: past.files, unreadable: past.unreadable, problems: past.problems },
    matchesWalked: past.matches.length,
    repeatedRows: past.repeated,
    withExpectedGoals: past.matches.filter(({ expectedGoals }) => expectedGoals !== undefined).length,
    overall: group(() => true),
    divisions: distinct(judged, ({ division }) => division).map((division) => ({
      division,
      country: countryOf(division).country,
      ...group((item) => item.division === division),
    })),
    seasons: distinct(judged, ({ season }) => season).map((season) => ({
      season,
      ...chosenOn(judged.filter((match) => match.season === season)),
      ...group((item) => item.season === season),
    })),
    ...errorsOf(judged, past),
    inPlay: reportInPlay(judged.flatMap(({ inPlay }) => inPlay)),
    counts: reportCornersAndCards(
      judged.flatMap(({ division, season, counts }) => counts.map((count) => ({ ...count, division, season }))),
    ),
    tipsByMarket: distinct(tips, ({ market }) => market).map((market) => ({
      market,
      ...reportTips(tips.filter((tip) => tip.market === market)),
    })),
    tipsByChance: byChance.map(({ key, figures }) => ({ chance: key, ...toBacktestTips(figures) })),
    tipsByValue: byValue.map(({ key, figures }) => ({ value: key, ...toBacktestTips(figures) })),
  };
}

function errorsOf(judged: readonly JudgedMatch[], past: PastMatches): Pick<BacktestReport, 'errorsByReliability' | 'errorsByClass'> {
  const classes = classifyMatches(past.matches);
  const errorsBy = <Key, Name extends string>(name: Name, keys: readonly Key[], belongs: (match: JudgedMatch, key: Key) => boolean) =>
    keys.flatMap((key) => {
      const errors = reportErrors(judged.filter((match) => belongs(match, key)));
      return errors === undefined ? [] : [{ [name]: key, ...errors } as Record<Name, Key> & ForecastErrors];
    });
  return {
    errorsByReliability: errorsBy('level', reliabilityLevels, ({ reliability }, level) => reliability === level),
    errorsByClass: errorsBy('class', matchClasses, ({ number }, known) => classes.get(number)?.has(known) ?? false),
  };
}

/** Returns the first and the last day that are judged. @throws BacktestError when no match was played between them */
function periodOf({ folder, from, to }: BacktestOrder, { matches, files, unreadable }: PastMatches): { from: LocalDay; to: LocalDay } {
  const days = distinct(matches, ({ day }) => day) as LocalDay[];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) {
    throw new BacktestError(`No played match in ${folder}: files ${files}, unreadable ${unreadable.length}`);
  }
  const period = { from: from ?? first, to: to ?? last };
  if (days.some((day) => day >= period.from && day <= period.to)) return period;
  const requestedPeriod = [from && ` from ${from}`, to && ` to ${to}`].join('');
  throw new BacktestError(`No match to judge${requestedPeriod}: those in ${folder} lie between ${first} and ${last}`);
}

/** Returns whether the model was trained on any of the days of a season, and whether the rule of tips was chosen on any. */
function chosenOn(matches: readonly JudgedMatch[]): Pick<BacktestSeason, 'modelTrainedOn' | 'ruleChosenOn'> {
  const { from, to } = footballModelEntry.trainedOn;
  return {
    modelTrainedOn: matches.some(({ day }) => day >= from && day <= to),
    ruleChosenOn: matches.some(({ day }) => isChosenOn(presentTipRule, day)),
  };
}

/** Returns the different values, sorted. */
function distinct<Item, Value extends string>(items: readonly Item[], pick: (item: Item) => Value): Value[] {
  return [...new Set(items.map(pick))].sort();
}
