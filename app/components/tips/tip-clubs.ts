import type { NamedSides } from '#app/i18n/words/pairing-words.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import { namedFirstIn } from '#domain/sports/rules-of-sports.ts';

/** Returns the clubs of a tip by their full names: the present ones, or the recorded ones when the match is no longer stored. */
export function clubsOfTip(tip: LedgerTip): NamedSides {
  const { match, tournament, homeClubName, awayClubName } = tip;
  return {
    home: match?.homeName ?? homeClubName,
    away: match?.awayName ?? awayClubName,
    namedFirst: namedFirstIn(sportOfTip(tip), tournament?.countryCode),
  };
}
