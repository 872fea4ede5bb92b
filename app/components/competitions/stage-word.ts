import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';

const livePeriods: Readonly<Record<NonNullable<ListedMatch['period']>, MessageKey>> = {
  'first-half': 'status.firstHalf',
  'half-time': 'status.halfTime',
  'second-half': 'status.secondHalf',
  'extra-time': 'status.extraTime',
  'extra-time-break': 'status.extraTimeBreak',
  penalties: 'status.penalties',
};

/** Returns the word for the present stage of a match that has begun, or for its end. */
export function stageWord(match: Pick<ListedMatch, 'status' | 'period' | 'penaltiesHome' | 'extraTimeHome'>): MessageKey {
  if (match.status === 'live') return match.period === null ? 'status.live' : livePeriods[match.period];
  if (match.status !== 'finished') return `status.${match.status}` as MessageKey;
  if (match.penaltiesHome !== null) return 'status.afterPenalties';
  return match.extraTimeHome === null ? 'status.fullTime' : 'status.afterExtraTime';
}
