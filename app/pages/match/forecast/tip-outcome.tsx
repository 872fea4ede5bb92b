import { clsx } from 'clsx';
import { BetLetter } from '#app/components/bet-letter.tsx';
import paper from '#app/components/tip-paper.module.css';
import { betOfTip, tipStateOf } from '#app/components/tip-state.ts';
import type { MessageKey } from '#app/i18n/message-keys.ts';
import { outcomeWords } from '#app/i18n/outcome-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import type { MatchView } from '../match-view.server.ts';

/** Renders the outcome of a tip; after a corrected result, both settlements. */
export function TipOutcome({ tip, match }: { tip: MatchTip; match: MatchView['match'] }) {
  const { format, t } = useWords();
  if (tip.settlements.length === 0) {
    return (
      <p className={paper.outcome}>
        <BetLetter state={tipStateOf(tip)} />
        <span>{t(tip.withdrawal === null ? openWord(tip, match) : `tip.withdrawn-${tip.withdrawal.reason}`)}</span>
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

/** Of a match under way, what the score as it stands would make of the tip. */
function openWord(tip: MatchTip, match: MatchView['match']): MessageKey {
  if (match.status !== 'live' || match.homeGoals === null || match.awayGoals === null) return 'tip.open';
  switch (settleBet(betOfTip(tip), { home: match.homeGoals, away: match.awayGoals })) {
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
