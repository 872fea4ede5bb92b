import type { MessageKey } from '#app/i18n/message-keys.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import { footballPlayOf } from '#domain/sports/football/football-play.ts';
import { expectedOfTip } from './expected-of-tip.ts';
import { betOfTip } from './tip-state.ts';

/**
 * Returns the key of what is said of a tip that is not settled: why it was withdrawn, what is expected of it for certain, what the score of its match
 * would make of it as it stands, or that it is open.
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
      return tip.sport ? 'tip.open' : wordAsItStands(tip);
  }
}

function wordAsItStands(tip: Extract<LedgerTip, { readonly sport?: null | undefined }>): MessageKey {
  if (tip.match === null) return 'tip.open';
  const { status } = tip.match;
  const { period, score } = footballPlayOf(tip.match);
  // After ninety minutes the score is no longer the one that counts.
  if (status !== 'live' || !score || (period !== null && !isRegularTime(period))) return 'tip.open';
  switch (settleBet(betOfTip(tip), score)) {
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
