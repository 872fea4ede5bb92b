import { clsx } from 'clsx';
import { BetLetter } from '#app/components/prices/bet-letter.tsx';
import { expectedOfTip } from '#app/components/tips/expected-of-tip.ts';
import { openTipWord } from '#app/components/tips/open-tip-word.ts';
import paper from '#app/components/tips/tip-paper.module.css';
import { tipStateOf } from '#app/components/tips/tip-state.ts';
import { outcomeWords } from '#app/i18n/words/outcome-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
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
