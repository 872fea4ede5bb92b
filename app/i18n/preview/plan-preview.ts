import { type Random, shuffle } from '#domain/chance/random.ts';
import { planOutlook } from './plan-outlook.ts';
import { planPlayed } from './plan-played.ts';
import { planSetting } from './plan-setting.ts';
import type { PreviewFacts } from './preview-facts.ts';
import type { Statement } from './preview-kinds.ts';

/** Statements that are told together or not at all. The more remarkable, the greater the weight; Infinity is always told. */
export interface PreviewUnit {
  readonly weight: number;
  readonly statements: readonly Statement[];
}

/**
 * Returns the sentences that a match allows, in reading order: the fixture, what was played, and in three parts what is expected. What a
 * sentence refers back to is in its own part.
 */
export function planPreview(facts: PreviewFacts, random: Random): PreviewUnit[][] {
  return [planSetting(facts), shuffle(planPlayed(facts), random), ...planOutlook(facts)];
}
