import { calibrationError, calibrationErrorOfLuck } from '#domain/judging/calibration-error.ts';
import { calibrationSlope } from '#domain/judging/calibration-slope.ts';
import { type GapPercent, gapPercents } from '#domain/judging/gap-percent.ts';
import { logLoss, rankedProbabilityScore } from '#domain/judging/proper-scores.ts';
import type { HeldOutGroup, HeldOutReport, HeldOutRun } from './held-out-report.ts';
import type { HeldOutMatch } from './keep-out.ts';

const reliabilityLevels = [5, 4, 3, 2, 1] as const;

/** Returns the figures of all matches, and by reliability, tier, season and division. */
export function reportHeldOut(judged: readonly HeldOutMatch[], run: HeldOutRun): HeldOutReport {
  const groupsBy = (by: HeldOutGroup['by'], nameOf: (match: HeldOutMatch) => string, names = [...new Set(judged.map(nameOf))].sort()) =>
    names.flatMap((name) =>
      reportGroup(
        by,
        name,
        judged.filter((match) => nameOf(match) === name),
      ),
    );
  return {
    ...run,
    groups: [
      ...reportGroup('all', 'in all', judged),
      ...groupsBy(
        'reliability',
        ({ reliability }) => `reliability ${reliability}`,
        reliabilityLevels.map((level) => `reliability ${level}`),
      ),
      ...groupsBy('tier', ({ tier }) => (tier === undefined ? 'tier not known' : `tier ${tier}`)),
      ...groupsBy('season', ({ season }) => season),
      ...groupsBy('division', ({ division }) => division),
    ],
  };
}

/** Returns the group of some matches as a list of one; an empty list without matches. */
function reportGroup(by: HeldOutGroup['by'], name: string, matches: readonly HeldOutMatch[]): HeldOutGroup[] {
  if (matches.length === 0) return [];
  const priced = matches.filter(({ closing }) => closing !== undefined);
  const chances = matches.flatMap(({ keptOut, outcome }) =>
    keptOut.result.map((probability, index) => ({ probability, happened: index === outcome })),
  );
  const both = matches.map(({ keptOut, bothScored }) => ({ probability: keptOut.bothScore, happened: bothScored }));
  const [behindBaseRate] = gapPercents(
    [scores(matches, rankedProbabilityScore, 'keptOut')],
    scores(matches, rankedProbabilityScore, 'baseRate'),
  );
  const means = <Kind extends Forecaster>(of: readonly HeldOutMatch[], score: Score, kinds: readonly Kind[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, mean(scores(of, score, kind))])) as Record<Kind, number>;
  const all = ['keptOut', 'model', 'baseRate'] as const;
  const ofPriced = ['keptOut', 'model', 'closing'] as const;
  return [
    {
      by,
      name,
      matches: matches.length,
      rps: means(matches, rankedProbabilityScore, all),
      logLoss: means(matches, logLoss, all),
      behindBaseRate: behindBaseRate as GapPercent,
      calibrationError: calibrationError(chances) as number,
      calibrationSlope: calibrationSlope(matches.map(({ keptOut, outcome }) => ({ chances: keptOut.result, outcome }))) ?? null,
      bothScore: {
        calibrationError: calibrationError(both) as number,
        ofLuck: calibrationErrorOfLuck(both) as number,
        calibrationSlope:
          calibrationSlope(
            both.map(({ probability, happened }) => ({ chances: [probability, 1 - probability], outcome: happened ? 0 : 1 })),
          ) ?? null,
      },
      priced:
        priced.length === 0
          ? null
          : {
              matches: priced.length,
              rps: means(priced, rankedProbabilityScore, ofPriced),
              logLoss: means(priced, logLoss, ofPriced),
              behindClosing: behindClosing(priced),
            },
    },
  ];
}

type Forecaster = 'keptOut' | 'model' | 'baseRate' | 'closing';
type Score = (chances: readonly number[], outcome: number) => number;

function scores(matches: readonly HeldOutMatch[], score: Score, forecaster: Forecaster): number[] {
  return matches.map((match) => {
    const said = match[forecaster];
    return score(said !== undefined && 'result' in said ? said.result : (said as readonly number[]), match.outcome);
  });
}

function behindClosing(priced: readonly HeldOutMatch[]): Record<'keptOut' | 'model', GapPercent> {
  const [keptOut, model] = gapPercents(
    [scores(priced, rankedProbabilityScore, 'keptOut'), scores(priced, rankedProbabilityScore, 'model')],
    scores(priced, rankedProbabilityScore, 'closing'),
  );
  return { keptOut: keptOut as GapPercent, model: model as GapPercent };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
