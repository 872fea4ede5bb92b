import { groupName } from '#app/components/matches/group-name.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { Translate } from '#app/i18n/words/translate.ts';
import { isKnockOut, type Stage } from '#domain/tournament/round.ts';

/** The place of a match in its competition. */
export interface RoundOfMatch {
  readonly stage: string | null;
  readonly matchday?: number | null;
  readonly groupLabel?: string | null;
  readonly leg?: number | null;
}

/** Returns the round of a match in words: `Matchday 11`, `Group A, Matchday 2`, `Qualifying play-off, Path D`, `Semi-final, leg 1`; empty when it is not known. */
export function roundName(t: Translate, { stage, matchday = null, groupLabel = null, leg = null }: RoundOfMatch): string {
  const parts: string[] = [];
  const isNamed = stage !== null && stage !== 'matchday' && (groupLabel === null || isKnockOut(stage as Stage));
  if (isNamed) parts.push(t(`round.${stage}` as MessageKey));
  if (groupLabel !== null) parts.push(groupName(t, groupLabel));
  if (matchday !== null) parts.push(t('round.matchday', { number: matchday }));
  if (leg !== null) parts.push(t('round.leg', { number: leg }));
  return parts.join(', ');
}
