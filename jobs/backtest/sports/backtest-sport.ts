import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { firstSport, type TwoSidedSport } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { clusteredRatio, ratioInterval } from '#domain/tip/clustered-ratio.ts';
import { presentTipRule } from '#domain/tip/tip-rules-register.ts';
import { BacktestError } from '../backtest-error.ts';
import { marginMethod } from '../market-view.ts';
import { judgedBasketball } from './judged-basketball.ts';
import type { JudgedQuestion, JudgedSport, PastSportMatch, PastTip } from './judged-sport.ts';
import { judgedTennis } from './judged-tennis.ts';
import { scoreQuestion } from './score-questions.ts';
import type { SportReport, TipsReport } from './sport-report.ts';
import { walkDays } from './walk-days.ts';

/** The backtests of the sports other than football for which there are files. */
const judges = {
  tennis: (order: SportBacktestOrder) => judge(order, judgedTennis),
  basketball: (order: SportBacktestOrder) => judge(order, judgedBasketball),
} satisfies Partial<Record<TwoSidedSport, (order: SportBacktestOrder) => Promise<SportReport>>>;
/** The sport that is judged when none is named; `backtest` judges it. */
export const usualSport = firstSport;
export const judgedSports = [usualSport, ...(Object.keys(judges) as (keyof typeof judges)[])] as const;
export type JudgedSportName = (typeof judgedSports)[number];

export interface SportBacktestOrder {
  readonly sport: keyof typeof judges;
  readonly folder: string;
  /** First and last day judged, both included; undefined: the sport's own first day, and the last of all matches. */
  readonly from: LocalDay | undefined;
  readonly to: LocalDay | undefined;
  /** Receives every line of the protocol as soon as it is made: the run, then its matches and tips in the order of time. */
  readonly protocol?: ((line: object) => void) | undefined;
  /** Called with the progress of the walk. @param share of the walk that is done, between 0 and 1 */
  readonly progressed: (share: number) => void;
}

/**
 * Reads a folder of files of a sport, walks forward through them, and judges the forecasts of the matches of a period. The same files give
 * the same report.
 *
 * @throws BacktestError when there is no match to judge; FeedError when there is no such folder or no file in it
 */
export async function backtestSport(order: SportBacktestOrder): Promise<SportReport> {
  return judges[order.sport](order);
}

async function judge<Match extends PastSportMatch>(order: SportBacktestOrder, sport: JudgedSport<Match>): Promise<SportReport> {
  const past = await sport.read(order.folder);
  const days = past.matches.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) {
    throw new BacktestError(`No played match in ${order.folder}: files ${past.files}, unreadable ${past.unreadable.length}`);
  }
  const period = { from: order.from ?? sport.judgedFrom, to: order.to ?? last };
  const isJudged = ({ day }: PastSportMatch): boolean => day >= period.from && day <= period.to;
  if (!past.matches.some(isJudged)) {
    throw new BacktestError(
      `No match to judge from ${period.from} to ${period.to}: those in ${order.folder} lie between ${first} and ${last}`,
    );
  }
  const { modelVersion } = rulesOf(order.sport);
  order.protocol?.({
    record: 'run',
    protocol: 1,
    sport: order.sport,
    modelVersion,
    ruleVersion: presentTipRule.version,
    marginMethod,
    period,
  });
  const tips: PastTip[] = [];
  let number = 0;
  const judged = walkDays(past.matches, isJudged, sport.createWalk(), order.progressed, (match, questions, knownUntil) => {
    number += 1;
    const known = {
      match: number,
      day: match.day,
      madeAt: `${match.day}T00:00:00.000Z`,
      resultsUntil: knownUntil,
      earlierPricesUntil: knownUntil,
    };
    order.protocol?.({ record: 'match', ...known, ...sport.describe(match), questions: questions.map(toProtocol) });
    const tip = sport.tip?.(match);
    if (tip === undefined) return;
    tips.push(tip);
    order.protocol?.({ record: 'tip', ...known, ...tip });
  });
  return {
    sport: order.sport,
    modelVersion,
    marginMethod,
    period,
    files: { read: past.files, unreadable: past.unreadable, problems: past.problems },
    matchesWalked: past.matches.length,
    notBegun: past.notBegun,
    questions: sport.questions
      .filter(({ name }) => judged.some((question) => question.name === name))
      .map((question) => scoreQuestion(question, judged)),
    ...(sport.tip === undefined ? {} : { tips: reportTips(tips) }),
  };
}

function toProtocol({ name, happened, chances }: JudgedQuestion): object {
  return { question: name, happened, chances };
}

/** Returns the figures of tips, at most one a match. */
function reportTips(tips: readonly PastTip[]): TipsReport {
  const staked = tips.filter(({ outcome }) => outcome !== 'void');
  const ratio = clusteredRatio(staked.map(({ profitUnits }, cluster) => ({ cluster, numerator: profitUnits, denominator: 1 })));
  const interval = ratio && ratioInterval(ratio);
  const mean = (value: (tip: PastTip) => number): number =>
    staked.length === 0 ? 0 : staked.reduce((sum, tip) => sum + value(tip), 0) / staked.length;
  return {
    tips: tips.length,
    void: tips.length - staked.length,
    meanOdds: mean(({ decimalOdds }) => decimalOdds),
    promisedYield: mean(({ decimalOdds, probability }) => decimalOdds * probability - 1),
    yield: ratio?.ratio ?? 0,
    interval: interval && [interval.low, interval.high],
  };
}
