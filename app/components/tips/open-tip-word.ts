import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { sportOfTip } from '#domain/ledger/ledger-record.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { expectedOfTip } from './expected-of-tip.ts';
import { betOfTip } from './tip-state.ts';

/**
 * Returns the message key for a tip that is not settled: why it was withdrawn, the outcome that is certain, the outcome at the present
 * score of its match, or that it is open.
 */
export function openTipWord(tip: LedgerTip): MessageKey {
  if (tip.withdrawal !== null) return `tip.withdrawn-${tip.withdrawal.reason}`;
  switch (expectedOfTip(tip)) {
    case 'won':
    case 'half-won':
      return 'tip.expectedWon';
    case 'lost':
    case 'half-lost':
      return 'tip.expectedLost';
    case 'void':
      return 'tip.openVoid';
    case undefined:
      return wordAsItStands(tip);
  }
}

function wordAsItStands(tip: LedgerTip): MessageKey {
  const rules = rulesOf<Sport>(sportOfTip(tip));
  const play = tip.match?.status === 'live' ? rules.playOf(tip.match) : null;
  switch (play === null ? undefined : rules.settleAsItStands?.(betOfTip(tip), play)) {
    case undefined:
      return 'tip.open';
    case 'won':
    case 'half-won':
      return 'tip.openWinning';
    case 'void':
      return 'tip.openVoid';
    case 'half-lost':
    case 'lost':
      return 'tip.openLosing';
  }
}
