import { clsx } from 'clsx';
import { BetLetter } from '#app/components/bet-letter.tsx';
import { expectedOfTip } from '#app/components/expected-of-tip.ts';
import { openTipWord } from '#app/components/open-tip-word.ts';
import paper from '#app/components/tip-paper.module.css';
import { tipStateOf } from '#app/components/tip-state.ts';
import { outcomeWords } from '#app/i18n/outcome-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import type { MatchTip } from '#data/queries/ledger/list-tips-of-match.ts';

/** Draws the outcome of a tip; after a corrected result, both settlements. */
export function TipOutcome({ tip }: { tip: MatchTip }) {
  const { format, t } = useWords();
  if (tip.settlements.length === 0) {
    const expected = expectedOfTip(tip);
    return (
      <p className={paper.outcome}>
        <BetLetter state={expected ?? tipStateOf(tip)} isExpected={expected !== undefined} />
        <span>{t(openTipWord(tip))}</span>
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
