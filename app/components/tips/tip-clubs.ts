import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';

/** Returns the clubs of a tip by their full names: the present ones, or the recorded ones when the match is no longer stored. */
export function clubsOfTip({ match, homeClubName, awayClubName }: Pick<LedgerTip, 'match' | 'homeClubName' | 'awayClubName'>): ClubNames {
  return { home: match?.homeName ?? homeClubName, away: match?.awayName ?? awayClubName };
}
