import type { Words } from '#app/i18n/words/create-words.ts';
import type { PickReason } from './pick-reasons.ts';

/** Returns the reason for a pick as a sentence of one line. */
export function pickReasonWords(reason: PickReason, { t, format }: Pick<Words, 't' | 'format'>): string {
  switch (reason.code) {
    case 'winner-won':
      return t('offer.reasonWon', { club: reason.club, count: reason.count, played: reason.played });
    case 'loser-lost':
      return t('offer.reasonLost', { club: reason.club, count: reason.count, played: reason.played });
    case 'three-goals':
      return t('offer.reasonThreeGoals', { club: reason.club, count: reason.count, played: reason.played });
    case 'both-scored': {
      const { home, away, played } = reason;
      return t('offer.reasonBoth', { home: home.club, homeCount: home.count, away: away.club, awayCount: away.count, played });
    }
    case 'goals-expected':
      return t('offer.reasonGoals', { home: format.decimals(reason.home, 1), away: format.decimals(reason.away, 1) });
    case 'goals-above-average':
      return t('offer.reasonAverage', { goals: format.decimals(reason.goals, 1), average: format.decimals(reason.average, 1) });
  }
}
