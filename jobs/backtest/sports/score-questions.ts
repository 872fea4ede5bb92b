import { calibrationError } from '#domain/judging/calibration-error.ts';
import { type GapPercent, gapPercents } from '#domain/judging/gap-percent.ts';
import { brierScore, logLoss } from '#domain/judging/proper-scores.ts';
import type { JudgedQuestion, QuestionDefinition } from './judged-sport.ts';
import type { ForecasterReport, GroupReport, QuestionReport } from './sport-report.ts';

/**
 * Returns the scores of every forecaster of a question, over all matches and over those of each group. A question is one bet with two
 * answers, put to every match, such as total games over 22.5; `references` are the forecasters with which the others are compared.
 */
export function scoreQuestion({ name, forecasters, references }: QuestionDefinition, judged: readonly JudgedQuestion[]): QuestionReport {
  const asked = judged.filter((question) => question.name === name);
  const groups = [...new Set(asked.flatMap((question) => question.groups))].sort();
  const groupOf = (group: string, members: readonly JudgedQuestion[]): GroupReport | [] => {
    const compared = members.filter(({ chances }) => forecasters.every((forecaster) => chances[forecaster] !== undefined));
    if (compared.length === 0) return [];
    return {
      group,
      matches: compared.length,
      notCompared: members.length - compared.length,
      forecasters: scoreForecasters(compared, forecasters, references),
    };
  };
  return {
    name,
    references,
    groups: [
      groupOf('in all', asked),
      ...groups.map((group) =>
        groupOf(
          group,
          asked.filter((question) => question.groups.includes(group)),
        ),
      ),
    ].flat(),
  };
}

function scoreForecasters(
  compared: readonly JudgedQuestion[],
  forecasters: readonly string[],
  references: readonly string[],
): ForecasterReport[] {
  const scoresOf = (forecaster: string, score: typeof logLoss): number[] =>
    compared.map(({ chances, happened }) => {
      const chance = chances[forecaster] as number;
      return score([chance, 1 - chance], happened ? 0 : 1);
    });
  const losses = new Map(forecasters.map((forecaster) => [forecaster, scoresOf(forecaster, logLoss)]));
  const gaps = new Map<string, readonly GapPercent[]>(
    references.map((reference) => [reference, gapPercents([...losses.values()], losses.get(reference) as number[])]),
  );
  return forecasters.map((name, index) => ({
    name,
    logLoss: mean(losses.get(name) as number[]),
    brier: mean(scoresOf(name, brierScore)),
    calibrationError: calibrationError(
      compared.map(({ chances, happened }) => ({ probability: chances[name] as number, happened })),
    ) as number,
    gaps: references.flatMap((behind) => (behind === name ? [] : [{ behind, ...(gaps.get(behind)?.[index] as GapPercent) }])),
  }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
