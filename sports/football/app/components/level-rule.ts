import { stageName } from '#app/components/competitions/stage-name.ts';
import type { Translate } from '#app/i18n/words/translate.ts';
import type { CountCriterion, Criterion, HeadToHead } from '#domain/tournament/season-format.ts';

/** A table with its rule for level clubs. */
interface RuledTable {
  readonly order: readonly Criterion[];
  /** True once all matches are played, so that no criterion waits for the last of the matches among level clubs. */
  readonly isComplete: boolean;
}

/** Returns the rule that orders a table in one sentence; undefined when points alone order it. */
export function levelRule(t: Translate, { order: [first, ...others], isComplete }: RuledTable): string | undefined {
  if (first === undefined || others.length === 0) return undefined;
  const words = (criteria: readonly Criterion[]) => criteria.map((criterion) => criterionWords(t, criterion, isComplete)).join(', ');
  if (first !== 'points') return t('rule.rankedBy', { criteria: words([first, ...others]) });
  return t('rule.levelOnPoints', { count: others.length, criteria: words(others) });
}

function criterionWords(t: Translate, criterion: Criterion, isComplete: boolean): string {
  if (typeof criterion === 'string') return t(`rule.${criterion}`);
  if ('leaderOf' in criterion) return t('rule.leaderOf', { stage: stageName(t, criterion.leaderOf) });
  if ('startAgain' in criterion) return criterion.startAgain.map((one) => criterionWords(t, one, isComplete)).join(', ');
  if ('moreThanTwo' in criterion) return t('rule.moreThanTwo', { criteria: criterionWords(t, criterion.moreThanTwo, isComplete) });
  if ('withinTableOf' in criterion) {
    return t('rule.withinTableOf', { criteria: t(`rule.${criterion.count}`), stage: stageName(t, criterion.withinTableOf) });
  }
  const criteria = criterion.headToHead.map((count: CountCriterion) => t(`rule.${count}`)).join(', ');
  return t(`rule.${headToHeadKey(criterion, isComplete)}`, { criteria });
}

function headToHeadKey({ over, onceAllPlayed }: HeadToHead, isComplete: boolean) {
  const ofSeason = over === 'season' ? 'OfSeason' : '';
  return `headToHead${ofSeason}${onceAllPlayed && !isComplete ? 'OnceAllPlayed' : ''}` as const;
}
