import type { ClubNames } from '#app/i18n/bet-words.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';

/** Returns the clubs of a tip by their full names: as they are called today, or as they were recorded where the match is stored no more. */
export function clubsOfTip({ match, homeClubName, awayClubName }: Pick<LedgerTip, 'match' | 'homeClubName' | 'awayClubName'>): ClubNames {
  return { home: match?.homeName ?? homeClubName, away: match?.awayName ?? awayClubName };
}
