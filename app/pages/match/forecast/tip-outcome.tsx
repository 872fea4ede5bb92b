import { clsx } from 'clsx';
import { BetLetter } from '#app/components/bet-letter.tsx';
import { expectedOfTip, toMatchUnderWay } from '#app/components/expected-of-tip.ts';
import paper from '#app/components/tip-paper.module.css';
import { betOfTip, tipStateOf } from '#app/components/tip-state.ts';
import type { MessageKey } from '#app/i18n/message-keys.ts';
import { outcomeWords } from '#app/i18n/outcome-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import type { MatchView } from '../match-view.server.ts';

/** Renders the outcome of a tip; after a corrected result, both settlements. */
export function TipOutcome({ tip, match }: { tip: MatchTip; match: MatchView['match'] }) {
  const { format, t } = useWords();
  if (tip.settlements.length === 0) {
    const expected = expectedOfTip(tip);
    return (
      <p className={paper.outcome}>
        <BetLetter state={expected ?? tipStateOf(tip)} isExpected={expected !== undefined} />
        <span>{t(tip.withdrawal === null ? openWord(tip, match, expected) : `tip.withdrawn-${tip.withdrawal.reason}`)}</span>
      </p>
    );
  }
  return tip.settlements.map((settlement, at) => (
    <p key={settlement.sequence} className={clsx(paper.outcome, at < tip.settlements.length - 1 && paper.former)}>
      <BetLetter state={settlement.outcome} />
      <span>
        {settlement.correctsSequence !== null && `${t('tip.corrected')}. `}
        {t('tip.settled', { outcome: outcomeWords(t)[settlement.outcome].word, profit: format.signed(settlement.profitUnits, 2) })}
      </span>
    </p>
  ));
}

/** Of a match under way, what it has made of the tip for certain, or would make of it by the score as it stands. */
function openWord(tip: MatchTip, match: MatchView['match'], expected: BetOutcome | undefined): MessageKey {
  const { status, period, score } = toMatchUnderWay(match);
  if (expected === 'won' || expected === 'half-won') return 'tip.expectedWon';
  if (expected === 'lost' || expected === 'half-lost') return 'tip.expectedLost';
  if (expected === 'void') return 'tip.openVoid';
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
