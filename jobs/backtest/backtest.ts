import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { football } from '#sports/football/domain/football.ts';
import { BacktestError } from './backtest-error.ts';
import type { BacktestReport } from './backtest-report.ts';
import { choosePastTips, type PastTip } from './choose-past-tips.ts';
import { createCompetitions } from './competitions.ts';
import type { JudgedMatch } from './judged-match.ts';
import { marginMethod } from './market-view.ts';
import { readGoalMinutes } from './read-goal-minutes.ts';
import { type PastMatches, readPastMatches } from './read-past-matches.ts';
import { reportGroup, reportTips } from './report-group.ts';
import { reportInPlay } from './report-in-play.ts';
import { walkSeasons } from './walk-seasons.ts';

export interface BacktestOrder {
  readonly folder: string;
  /** A folder of answers of OpenLigaDB, whose goals have minutes. */
  readonly goals?: string | undefined;
  /** True to judge the fallback of the blended forecast, where the sharpest bookmaker's prices are missing. */
  readonly withoutPinnacle: boolean;
  /** First and last day judged, both included; undefined: the first and the last day of all matches. */
  readonly from: LocalDay | undefined;
  readonly to: LocalDay | undefined;
  /** @param share of the step that is done, between 0 and 1 */
  readonly progressed: (step: 'reading' | 'walking', share: number) => void;
}

/**
 * Reads a folder of season files, walks forward through them, and judges what the forecasts said of the matches of a period. The same
 * files give the same report.
 *
 * @throws BacktestError when no match is there to judge; FeedError when there is no such folder or no file in it
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
  const judged: JudgedMatch[] = [];
  const tips: PastTip[] = [];
  walkSeasons(past.matches, ({ day }) => day >= period.from && day <= period.to, {
    takesSharpPrices: !order.withoutPinnacle,
    judge: (match) => judged.push(match),
    offer: (match, early, forecast, blended) => tips.push(...choosePastTips(match, early, forecast, blended)),
    progressed: (share) => order.progressed('walking', share),
  });
  const countryOf = createCompetitions(catalogue);
  const group = (belongs: (item: { readonly division: string; readonly season: string }) => boolean) =>
    reportGroup(judged.filter(belongs), tips.filter(belongs));
  return {
    modelVersion: football.modelVersion,
    marginMethod,
    period,
    files: { read: past.files, unreadable: past.unreadable, problems: past.problems },
    matchesWalked: past.matches.length,
    repeatedRows: past.repeated,
    overall: group(() => true),
    divisions: distinct(judged, ({ division }) => division).map((division) => ({
      division,
      country: countryOf(division).country,
      ...group((item) => item.division === division),
    })),
    seasons: distinct(judged, ({ season }) => season).map((season) => ({ season, ...group((item) => item.season === season) })),
    inPlay: reportInPlay(judged.flatMap(({ inPlay }) => inPlay)),
    tipsByMarket: distinct(tips, ({ market }) => market).map((market) => ({
      market,
      ...reportTips(tips.filter((tip) => tip.market === market)),
    })),
  };
}

/** Returns the days that are judged. Throws where they hold no played match. */
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

/** Returns the different values, sorted. */
function distinct<Item, Value extends string>(items: readonly Item[], pick: (item: Item) => Value): Value[] {
  return [...new Set(items.map(pick))].sort();
}
